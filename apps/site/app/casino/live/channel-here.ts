export function channelHere(): "WEB" | "MOBILE" {
  return matchMedia("(width < 769px)").matches ? "MOBILE" : "WEB";
}
