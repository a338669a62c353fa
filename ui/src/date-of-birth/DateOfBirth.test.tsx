import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DateOfBirth } from "./DateOfBirth.tsx";

const words = { day: "Day", month: "Month", year: "Year" };

test("three named numbers stand in the order people write them", () => {
  const html = renderToStaticMarkup(
    <DateOfBirth label="Date of birth" name="dob" words={words} order={["year", "month", "day"]} />,
  );
  expect(html.match(/name="[^"]+"/g)).toEqual([
    'name="dob.year"',
    'name="dob.month"',
    'name="dob.day"',
  ]);
  expect(html).toContain("bday-year");
});

test("a refusal is tied to the group and marks every part", () => {
  const html = renderToStaticMarkup(
    <DateOfBirth label="Date of birth" name="dob" words={words} error="You have to be 18." />,
  );
  expect(html).toMatch(/<fieldset[^>]*aria-describedby="[^"]+-message"/);
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(3);
});
