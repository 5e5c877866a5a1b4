export declare const chromiumFlags: string[]
export declare const findChromium: () => string | undefined
export declare const launchOptions: () => { args: string[]; executablePath?: string }
