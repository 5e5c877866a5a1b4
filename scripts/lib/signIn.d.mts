import type { BrowserContext } from 'playwright'

export declare const demoPassword: string
export declare const signIn: (context: BrowserContext, origin: string, account: string) => Promise<void>
