export declare const format: (path: string, text: string) => Promise<string>
