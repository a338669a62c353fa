import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Avatar } from "./Avatar.tsx";

test("initials come from the first and the last word, in any script", () => {
  const initials = (name: string) =>
    renderToStaticMarkup(<Avatar name={name} />).replace(/<[^>]*>/g, "");
  expect(initials("Mara Lindqvist")).toBe("ML");
  expect(initials("karl-theodor maria von hohenlohe")).toBe("KH");
  expect(initials("مارا")).toBe("م");
  expect(initials("")).toBe("");
});
