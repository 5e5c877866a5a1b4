export function preparedData(options?: { readonly now?: () => number }): Promise<string>
export function servedData(name: string): Promise<string>
