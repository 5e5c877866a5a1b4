import { useRef, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { sheetTexts } from '../../app/lazyServices/sheetTexts.ts'
import type { EncodingChoiceProps } from '../../components/kit/SheetEncoding/EncodingChoice.tsx'
import type { SheetEncoding } from '../../contract/sheetEncoding.ts'

/**
 * Passes on a chosen sheet; if the encoding is uncertain, first reads samples in each possible one, and passes it on in
 * the chosen one.
 */
export const useSheetSamples = (onReady: (file: File) => void) => {
  const { own } = useServices()
  const chosen = useRef<File | null>(null)
  const [samples, setSamples] = useState<EncodingChoiceProps['samples']>([])
  return {
    samples,
    onChoose: (file: File) => {
      chosen.current = file
      setSamples([])
      own(sheetTexts)
        .samplesOf(file)
        .then((found) => {
          if (chosen.current === file) setSamples(found)
        })
        // The file cannot be read any more: sending it reports that.
        .catch(() => undefined)
      onReady(file)
    },
    onEncoding: (encoding: SheetEncoding) => {
      const { current: file } = chosen
      if (file === null) return
      own(sheetTexts)
        .inUtf8(file, encoding)
        .then(onReady)
        .catch(() => onReady(file))
    },
  }
}
