/** As the library parses it; it lets documents register one, and its types do not say so. */
export type OpenFont = PDFKit.Mixins.PDFFontSource & { hasGlyphForCodePoint(point: number): boolean }

/** Reading and parsing a font takes several times as long as the rest of a document: once in each thread. */
const opened = new Map<string, OpenFont>()

/** Lets a document use the fonts that are open already. */
export const registerOpenFonts = (document: PDFKit.PDFDocument): void => {
  for (const [path, font] of opened) document.registerFont(path, font)
}

/** Chooses a font. The library knows the font that it has just chosen, but says so in no type. */
export const chooseFont = (document: PDFKit.PDFDocument, path: string): OpenFont => {
  document.font(path)
  const { font } = (document as unknown as { _font: { font: OpenFont } })._font
  opened.set(path, font)
  return font
}

/**
 * Sign by sign, but shaped as its script needs it. A setting of the font library that the types do not know in this form; without any
 * the library lays out each word by itself, from the left.
 */
export const plain = { kern: false, liga: false, clig: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[]
