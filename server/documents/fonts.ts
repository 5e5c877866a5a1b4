import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import type { Family, FontName } from '../../src/contract/documents/fit.ts'

const require = createRequire(import.meta.url)
/** Beside the package's own entry, which answers no file names on the server. */
const embedded = (entry: string, file: string, ending = 'ttf') => {
  const folder = join(dirname(entry), '..', 'fonts')
  return [join(folder, `${file}-Regular.${ending}`), join(folder, `${file}-Bold.${ending}`)] as const
}
/** The part of a web font that has the script itself; the library cannot take parts of the newer format. */
const webFont = (entry: string, script: string) => {
  const file = (weight: number) => `noto-sans-${script}-${script}-${weight}-normal.woff`
  return [join(dirname(entry), 'files', file(400)), join(dirname(entry), 'files', file(700))] as const
}

/** Noto (SIL Open Font License), whole in their packages; opened when a text needs them, and a document gets the signs that it uses. */
const families: Readonly<Record<Family, readonly [regular: string, bold: string]>> = {
  chinese: embedded(require.resolve('@embedpdf/fonts-sc'), 'NotoSansHans', 'otf'),
  european: embedded(require.resolve('@embedpdf/fonts-latin'), 'NotoSans'),
  korean: embedded(require.resolve('@embedpdf/fonts-kr'), 'NotoSansKR', 'otf'),
  japanese: embedded(require.resolve('@embedpdf/fonts-jp'), 'NotoSansJP', 'otf'),
  arabic: embedded(require.resolve('@embedpdf/fonts-arabic'), 'NotoNaskhArabic'),
  hebrew: embedded(require.resolve('@embedpdf/fonts-hebrew'), 'NotoSansHebrew'),
  thai: webFont(require.resolve('@fontsource/noto-sans-thai/package.json'), 'thai'),
  bengali: webFont(require.resolve('@fontsource/noto-sans-bengali/package.json'), 'bengali'),
  tamil: webFont(require.resolve('@fontsource/noto-sans-tamil/package.json'), 'tamil'),
  georgian: webFont(require.resolve('@fontsource/noto-sans-georgian/package.json'), 'georgian'),
  armenian: webFont(require.resolve('@fontsource/noto-sans-armenian/package.json'), 'armenian'),
}

/** Files by the names of the layout. */
export const fontFiles = Object.fromEntries(
  Object.entries(families).flatMap(([family, [regular, bold]]) => [
    [family, regular],
    [`${family}Bold`, bold],
  ]),
) as Readonly<Record<FontName, string>>

/** Fonts of the site's own documents. */
export const fonts = {
  regular: fontFiles.chinese,
  bold: fontFiles.chineseBold,
  european: fontFiles.european,
  europeanBold: fontFiles.europeanBold,
}
