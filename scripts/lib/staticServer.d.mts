export const serveFolder: (folder: string) => Promise<{ readonly origin: string; close(): void }>
