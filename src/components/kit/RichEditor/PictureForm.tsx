import { useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { ContentPicture } from '../../../contract/contentPicture.ts'
import { richLimits } from '../../../contract/richText.ts'
import { Button } from '../Button.tsx'
import { TextField } from '../TextField.tsx'
import type { PictureSlot } from './pictureSlot.types.ts'
import { Link, Row } from './RichEditor.styles.ts'

export interface PictureFormProps extends PictureSlot {
  /** Chooses and sends the file. */
  readonly file: ReactNode
  /** Picture stored on the server, or null. */
  readonly stored: ContentPicture | null
}

/** A picture and its description for those who do not see it; required for inserting it. */
export const PictureForm = ({ lang, initial, file, stored, onApply, onCancel }: PictureFormProps) => {
  const [fault, setFault] = useState<'file' | 'alt' | null>(null)
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('alt')
    const alt = typeof typed === 'string' ? typed.trim() : ''
    if (stored === null) setFault('file')
    else if (alt === '') setFault('alt')
    else onApply({ src: stored.src, alt, width: stored.width, height: stored.height })
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel()
  }
  return (
    <Link noValidate onSubmit={apply} onKeyDown={leave}>
      {file}
      {fault === 'file' && stored === null && (
        <p role="alert">
          <FormattedMessage id="content.picture.missing" />
        </p>
      )}
      <TextField
        label={<FormattedMessage id="content.picture.alt" />}
        hint={<FormattedMessage id="content.picture.alt.hint" />}
        name="alt"
        lang={lang}
        maxLength={richLimits.alt}
        autoComplete="off"
        defaultValue={initial?.alt ?? ''}
        error={fault === 'alt' && <FormattedMessage id="error.pictureWordless" />}
      />
      <Row>
        <Button small type="submit">
          <FormattedMessage id={initial === null ? 'content.picture.apply' : 'content.picture.change'} />
        </Button>
        <Button small variant="quiet" onClick={onCancel}>
          <FormattedMessage id="shell.cancel" />
        </Button>
      </Row>
    </Link>
  )
}
