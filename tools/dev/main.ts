// `npm run dev`: the start of a newcomer, with hot reload for site and server.
import "./dev-flag.ts";
import "../start/main.ts";
