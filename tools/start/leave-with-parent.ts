// Loaded ahead of a supervised process. When the supervisor is killed its channel closes, and the
// process then leaves the graceful way instead of living on as an orphan that holds the port.
if (process.channel !== undefined) {
  process.channel.unref();
  process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
}
