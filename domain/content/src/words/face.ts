export { functionalWords, kindWords, pageTypeWords } from "./kind-words.ts";
