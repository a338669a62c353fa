/** Line icons on a 24 unit grid, drawn for the console. Always decoration: the words are beside. */
const drawings = {
  pulse: "M3 12h4l3 8 4-16 3 8h4",
  outbox: "M3 13l3-8h12l3 8v6H3v-6Zm0 0h5l2 3h4l2-3h5",
  mail: "M3 6h18v12H3V6Zm0 1 9 7 9-7",
  phone: "M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm3 15h2",
  warning: "M12 4 2.5 20h19L12 4Zm0 6v4m0 3v.01",
  check: "M4 12.5 9.5 18 20 7",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z",
  leave: "M14 4H5v16h9m-4-8h11m-4-4 4 4-4 4",
  back: "M20 12H4m7-7-7 7 7 7",
  again: "M20 11a8 8 0 1 0-2.3 6.3M20 4v7h-7",
  page: "M6 3h8l5 5v13H6V3Zm8 0v5h5M9 13h7m-7 4h5",
  menu: "M4 6h16M8 12h12M8 18h12M4 12v.01M4 18v.01",
  grid: "M4 4h7v7H4V4Zm9 0h7v7h-7V4ZM4 13h7v7H4v-7Zm9 0h7v7h-7v-7Z",
  slides: "M3 6h14v10H3V6Zm18 2v11H7",
  help: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-2.6 6.6a2.7 2.7 0 0 1 5.2.8c0 1.8-2.6 2.2-2.6 3.6m0 3v.01",
  picture: "M4 5h16v14H4V5Zm0 11 5-5 4 4 3-3 4 4M9 9v.01",
  redirect: "M4 6v6a3 3 0 0 0 3 3h13m-4-4 4 4-4 4",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5l3.5 2",
  sliders: "M4 7h9m4 0h3M4 17h3m4 0h9M15 5v4M9 15v4",
  wrench:
    "M14.5 6.5a4 4 0 0 1 5-3.9l-2.6 2.6 1.9 1.9 2.6-2.6a4 4 0 0 1-5.3 4.6L7.5 17.7a1.9 1.9 0 0 1-2.7-2.7l8.6-8.6Z",
  book: "M5 4h6a2 2 0 0 1 2 2v14a2 2 0 0 0-2-2H5V4Zm16 0h-6a2 2 0 0 0-2 2v14a2 2 0 0 1 2-2h6V4Z",
  people:
    "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Zm-6 15a6 6 0 0 1 12 0m1-14.5a3.5 3.5 0 0 1 0 6M21 20a6 6 0 0 0-4-5.6",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
  more: "M5 12v.01M12 12v.01M19 12v.01",
  plus: "M12 5v14M5 12h14",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.7 11.2L20 20",
  grip: "M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01",
  bin: "M4 7h16M9 7V4h6v3m3 0-1 13H7L6 7",
  copy: "M9 9h11v11H9V9Zm-3 6H4V4h11v2",
  up: "M6 15l6-6 6 6",
  down: "M6 9l6 6 6-6",
  edit: "M4 20h4L19 9l-4-4L4 16v4Zm9-13 4 4",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1-1",
  outside: "M14 4h6v6m0-6-9 9M18 14v6H4V6h6",
  close: "M6 6l12 12M18 6 6 18",
  globe:
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3.500 9.500h17m-17 5h17M12 3c-5 5-5 13 0 18 5-5 5-13 0-18Z",
  indent: "M4 6h16M11 12h9M4 18h16M4 10l3 2-3 2",
  minus: "M5 12h14",
  undo: "M9 14 4 9l5-5M4 9h10.500a5.500 5.500 0 0 1 0 11H11",
  redo: "M15 14l5-5-5-5M20 9H9.500a5.500 5.500 0 0 0 0 11H13",
  person: "M12 3a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM4 21a8 8 0 0 1 16 0",
  pin: "M20 10c0 5-8 12-8 12s-8-7-8-12a8 8 0 0 1 16 0ZM12 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
  screen: "M2 4h20v13H2V4Zm6 17h8m-4-4v4",
  hidden:
    "M3 3l18 18M10 5.700A10 10 0 0 1 21.500 12a11 11 0 0 1-2.300 3.500M6.500 7A11 11 0 0 0 2.500 12S6 18.500 12 18.500a9 9 0 0 0 4-.900M10 10a2.500 2.500 0 0 0 3.600 3.600",
  talk: "M4 5h16v11H9l-5 4V5Z",
  outdent: "M4 6h16M11 12h9M4 18h16M7 10l-3 2 3 2",
  forth: "M4 12h16m-7-7 7 7-7 7",
  gem: "M6.5 4h11L22 9.500 12 20.500 2 9.500 6.500 4ZM2 9.500h20M9 9.500l3 11 3-11L12 4 9 9.500Z",
  fine: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-4 9.500 3 3 5-6",
  notice: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 5v4.500m0 3v.01",
} as const;

export type IconName = keyof typeof drawings;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
