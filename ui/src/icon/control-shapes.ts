// What is pressed.
export const iconArrowLeft = "M12 19l-7-7 7-7M19 12H5";
export const iconArrowRight = "M5 12h14M12 5l7 7-7 7";
export const iconChevronDown = "M6 9l6 6 6-6";
export const iconChevronLeft = "M15 18l-6-6 6-6";
export const iconChevronRight = "M9 18l6-6-6-6";
export const iconLoaderCircle = "M21 12a9 9 0 1 1-6.219-8.56";
export const iconMenu = "M4 6h16M4 12h16M4 18h16";
export const iconMinus = "M5 12h14";
export const iconMonitor =
  "M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM8 21L16 21M12 17L12 21";
export const iconMoon =
  "M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401";
export const iconPause = "M14 4h4v16h-4zM6 4h4v16H6z";
export const iconPlay =
  "M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z";
export const iconPlus = "M5 12h14M12 5v14";
export const iconSearch = "M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0";
export const iconSun =
  "M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41";
export const iconX = "M18 6 6 18M6 6l12 12";
