/** Relative to the project. */
export declare const reportFile: string
/** Below the address of the workshop. */
export declare const reportAddress: string
export declare const sourcesHash: () => string
