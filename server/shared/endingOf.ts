/** `a.docx` → `docx`. */
export const endingOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1)
