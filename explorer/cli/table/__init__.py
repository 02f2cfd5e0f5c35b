"""`play`: scenarios and games at a table in the terminal, alone or against others."""
