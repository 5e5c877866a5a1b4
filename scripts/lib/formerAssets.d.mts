export declare const layAsideAssets: (folders: { dist: string; before?: string | undefined }) => () => void
export declare const writeRelease: (dist: string, release: { version: string; commit: string }) => void
