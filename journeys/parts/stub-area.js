// A whole account area in plain JavaScript, as an operator might write one: it knows the bridge and
// nothing else of the site. Every button says one event.

/** Of this page, so that a story can ask what was mounted and what was taken away. */
const counts = (globalThis.stubArea ??= { mounted: 0, unmounted: 0, followed: [] });

export function mount(element, bridge) {
  if (bridge.version !== 1) throw new Error("this area speaks version 1");
  if (bridge.where().startsWith("/account/broken")) throw new Error("the stub is broken");
  counts.mounted += 1;

  const heading = document.createElement("h1");
  const buttons = document.createElement("p");
  element.classList.add("stub-area");
  element.append(heading, buttons);

  function show(path, { replace = false } = {}) {
    bridge.tell({ type: "navigationStart", path });
    if (path.startsWith("/account/nowhere")) {
      bridge.tell({ type: "navigationError", error: "not-found" });
      return;
    }
    heading.textContent = `${bridge.page.brandName} stub at ${path}`;
    bridge.tell({ type: "navigationEnd", path, title: `Stub at ${path}`, replace });
  }

  const doings = {
    "To limits": () => show("/account/limits?period=7d#day"),
    "In place of this": () => show("/account/security", { replace: true }),
    "To limits and on": () => {
      const { pushState } = history;
      history.pushState = (...entry) => {
        history.pushState = pushState;
        history.pushState(...entry);
        queueMicrotask(() => show("/account/security"));
      };
      show("/account/limits");
    },
    "To nowhere": () => show("/account/nowhere"),
    Trip: () => bridge.tell({ type: "navigationError", error: "timeout" }),
    Back: () => bridge.tell({ type: "navigationBack", otherwise: "/account" }),
    Forward: () => bridge.tell({ type: "navigationForward" }),
    Outside: () => bridge.tell({ type: "navigationOutside", path: "/help/search-content" }),
    "To a stranger": () => bridge.tell({ type: "navigationOutside", path: "//evil.example/" }),
    "Pretend a stranger": () => bridge.tell({ type: "navigationEnd", path: "/\\evil.example/" }),
    "Say nonsense": () => bridge.tell({ type: "format the disk" }),
    "Login required": () => bridge.tell({ type: "loginRequired" }),
    "Login for security": () =>
      bridge.tell({ type: "loginRequired", destination: "/account/security#pin" }),
    Tell: () => bridge.tell({ type: "notice", kind: "done", text: "Kept, says the stub." }),
    "Change the player": () => bridge.tell({ type: "playerChanged" }),
    "Log me out": () => bridge.tell({ type: "logoutRequested" }),
    Crash: () => {
      throw new Error("the stub fell over");
    },
  };
  for (const [name, act] of Object.entries(doings)) {
    const button = document.createElement("button");
    button.textContent = name;
    button.addEventListener("click", act);
    buttons.append(button);
  }

  const stop = bridge.follow((path) => {
    counts.followed.push(path);
    if (path.startsWith("/account/broken")) throw new Error("the stub does not follow there");
    show(path, { replace: true });
  });
  show(bridge.where(), { replace: true });

  return () => {
    counts.unmounted += 1;
    stop();
    element.replaceChildren();
  };
}
