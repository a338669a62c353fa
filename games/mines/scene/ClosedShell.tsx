/** A scallop from above, lit from the upper left. */
export function ClosedShell() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <path
        d="M50 92C44 92 38 88 34 84C14 76 4 56 8 38C12 20 30 8 50 8S88 20 92 38C96 56 86 76 66 84C62 88 56 92 50 92Z"
        fill="#e9b99c"
      />
      <path
        d="M50 88C45 88 40 85 36 81C18 73 9 55 12 39C16 22 32 11 50 11S84 22 88 39C91 55 82 73 64 81C60 85 55 88 50 88Z"
        fill="#fbe3cf"
      />
      {[
        "M50 86L17 32",
        "M50 86L29 19",
        "M50 86L42 13",
        "M50 86L58 13",
        "M50 86L71 19",
        "M50 86L83 32",
      ].map((rib) => (
        <path
          key={rib}
          d={rib}
          stroke="#d99a7c"
          strokeWidth="2.6"
          strokeLinecap="round"
          opacity=".75"
        />
      ))}
      <path
        d="M18 36C22 22 36 14 48 14C36 20 28 30 27 46C23 46 18 42 18 36Z"
        fill="#fff"
        opacity=".55"
      />
      <path d="M36 84C40 78 60 78 64 84C60 90 55 93 50 93S40 90 36 84Z" fill="#e2a585" />
    </svg>
  );
}
