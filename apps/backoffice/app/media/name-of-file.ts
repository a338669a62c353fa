/** `IMG_2041 - river.final.JPG` → `IMG 2041 river final`: what stands there until somebody says better. */
export function nameOfFile(fileName: string): string {
  const name = fileName
    .replace(/\.[a-z0-9]{2,5}$/i, "")
    .replace(/[_\-.\s]+/g, " ")
    .trim();
  return name.slice(0, 120) || "Picture";
}

/** A folder as the library takes it: `Slides / Home page` → `slides/home-page`. */
export function spellFolder(typed: string): string {
  return typed
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split("/")
    .map((part) => part.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, ""))
    .filter((part) => part !== "")
    .join("/");
}
