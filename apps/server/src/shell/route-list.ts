import type { FastifyInstance } from "fastify";

export interface Route {
  /** `UPGRADE` opens a socket; `PRIVATE` is a GET on the port that only this machine reaches. */
  readonly method: string;
  readonly path: string;
  /** One of the built files. */
  readonly file: boolean;
}

/** Everything a process answers, so that a test can hold it against the table of who may. */
export function listRoutes(app: FastifyInstance) {
  const routes: Route[] = [];
  let mountingFiles = false;
  app.addHook("onRoute", ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, path: url, file: mountingFiles });
  });
  return {
    routes: (): readonly Route[] => routes,
    /** What is mounted meanwhile is files. */
    files(mount: () => void): void {
      mountingFiles = true;
      mount();
      mountingFiles = false;
    },
  };
}
