# У чому відмовляє операційна система.

system-missing = немає файлу чи теки { $file }
system-folder = { $file } — тека, а не файл
system-no-folder = { $file }: частина цього шляху — файл, а не тека
system-forbidden = немає дозволу читати чи змінювати { $file }
system-read-only = { $file } лежить на диску, який можна лише читати
system-exists = { $file } вже існує
system-long-name = { $file } — задовга назва
system-full = на диску немає місця
system-memory = не вистачає памʼяті
system-taken = цей порт зайнятий
system-no-address = такої адреси на цьому компʼютері немає
system-nobody = там ніхто не відповідає
system-no-program = це не програма, яку можна запустити
system-other = система повідомляє: { $error }
