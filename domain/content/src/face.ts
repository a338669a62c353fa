export { createContent, type Content } from "./content.ts";
