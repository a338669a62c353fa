export type TestServer = { url: string; stop(): Promise<void> };

export async function startTestServer(): Promise<TestServer> {
  const url = process.env.CROUPIER_TEST_DATABASE_URL;
  if (url === undefined || url === "") {
    throw new Error("CROUPIER_TEST_DATABASE_URL is not set");
  }
  return { url, stop: async () => {} };
}
