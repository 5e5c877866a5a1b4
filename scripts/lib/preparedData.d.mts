export function preparedData(): Promise<string>
export function keptFolder(options: {
  readonly folder: string
  readonly hash: string
  readonly make: (draft: string) => Promise<void>
  readonly now: () => number
}): Promise<string>
