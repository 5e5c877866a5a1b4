import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
/** Beside the package's own entry, which answers no file names on the server. */
const chinese = join(dirname(require.resolve('@embedpdf/fonts-sc')), '..', 'fonts')
const european = join(dirname(require.resolve('@embedpdf/fonts-latin')), '..', 'fonts')

/** Noto Sans (SIL Open Font License), whole in their packages; a document gets the signs that it uses. */
export const fonts = {
  regular: join(chinese, 'NotoSansHans-Regular.otf'),
  bold: join(chinese, 'NotoSansHans-Bold.otf'),
  european: join(european, 'NotoSans-Regular.ttf'),
  europeanBold: join(european, 'NotoSans-Bold.ttf'),
}
