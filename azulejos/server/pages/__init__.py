"""The pages that browsers show: the start page, tables, rules, guided games."""
