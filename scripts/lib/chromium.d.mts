export declare const chromiumFlags: string[]
export declare const findChromium: (options?: { whole?: boolean }) => string | undefined
export declare const launchOptions: (options?: { whole?: boolean; shortLived?: boolean }) => {
  args: string[]
  executablePath?: string
}
