// What stands on the headless library. Import it with `import()` on first intent, never up front.
export { Menu, type MenuItem, type MenuProps } from "./menu/Menu.tsx";
