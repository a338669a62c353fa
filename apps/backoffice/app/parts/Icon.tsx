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
