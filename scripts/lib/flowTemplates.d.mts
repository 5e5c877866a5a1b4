export declare const flowFiles: (
  id: string,
  area: string,
  rank: number,
) => Array<{ readonly path: string; readonly text: string }>
