import { useId } from 'react'
import { FormattedMessage } from 'react-intl'

import type { SheetEncoding } from '../../../contract/sheetEncoding.ts'
import { Button } from '../Button.tsx'
import { Choices, Heading } from './EncodingChoice.styles.ts'

export interface EncodingChoiceProps {
  /** First lines of the sheet in each encoding that it may be written in. */
  readonly samples: ReadonlyArray<{ readonly encoding: SheetEncoding; readonly lines: readonly string[] }>
  readonly onEncoding: (encoding: SheetEncoding) => void
}

/** Asks for the encoding of a sheet: a reader who knows the names in it recognises it at once. */
export const EncodingChoice = ({ samples, onEncoding }: EncodingChoiceProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} data-encodings>
      <h4 id={id}>
        <FormattedMessage id="encoding.choose" />
      </h4>
      <Choices>
        {samples.map(({ encoding, lines }) => (
          <li key={encoding}>
            <div>
              {lines.map((line, index) => (
                <p key={index}>
                  <bdi>{line}</bdi>
                </p>
              ))}
            </div>
            <Heading>
              <Button small variant="plain" onClick={() => onEncoding(encoding)}>
                <FormattedMessage
                  id="encoding.use"
                  values={{ name: <FormattedMessage id={`encoding.${encoding.replaceAll('-', '_')}`} /> }}
                />
              </Button>
            </Heading>
          </li>
        ))}
      </Choices>
    </section>
  )
}
