"""The rules of Romans Go Home!"""
