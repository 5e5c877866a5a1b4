export declare const kinds: ReadonlyArray<'load' | 'command'>
export declare const flowFiles: (
  id: string,
  area: string,
  rank: number,
  kind?: 'load' | 'command',
) => Array<{ readonly path: string; readonly text: string }>
