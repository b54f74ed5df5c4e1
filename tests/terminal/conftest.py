from support.shell import home, sherwood

__all__ = ["home", "sherwood"]
