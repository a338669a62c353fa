/** Chosen again and again by people everywhere, besides rows and repetitions. */
const common = new Set(["112233", "121212", "123123", "123321", "131313", "159753", "147258"]);

/** Whether a PIN of six digits is one of the first that somebody would try. */
export function isSimplePin(pin: string, dateOfBirth: string): boolean {
  return isRow(pin) || common.has(pin) || repeats(pin) || birthdays(dateOfBirth).includes(pin);
}

/** 123456, 987654, 890123, 000000, 135790: every digit as far from the one before. */
function isRow(pin: string): boolean {
  const digits = [...pin].map(Number);
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10);
  return new Set(steps).size === 1;
}

/** 123123, 121212, 000000. */
function repeats(pin: string): boolean {
  return [1, 2, 3].some((length) => pin === pin.slice(0, length).repeat(6 / length));
}

/** The own birthday, in every order that people write. */
function birthdays(dateOfBirth: string): string[] {
  const [year = "", month = "", day = ""] = dateOfBirth.split("-");
  const short = year.slice(2);
  return [
    day + month + short,
    month + day + short,
    short + month + day,
    year + month,
    month + year,
  ].concat([day + year, year + day]);
}
