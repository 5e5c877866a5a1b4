import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { FormattedMessage } from 'react-intl'

import { isSafeHref } from '../../../contract/richText.ts'
import { Button } from '../Button.tsx'
import { TextField } from '../TextField.tsx'
import { Link, Row } from './RichEditor.styles.ts'

interface Props {
  readonly href: string
  readonly onApply: (href: string) => void
  /** Undefined: there is no link to remove. */
  readonly onRemove: (() => void) | undefined
  readonly onCancel: () => void
}

/** The address of a link. */
export const LinkForm = ({ href, onApply, onRemove, onCancel }: Props) => {
  const [isWrong, setWrong] = useState(false)
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('href')
    const address = typeof typed === 'string' ? typed.trim() : ''
    if (isSafeHref(address)) onApply(address)
    else setWrong(true)
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel()
  }
  return (
    <Link noValidate onSubmit={apply} onKeyDown={leave}>
      <TextField
        autoFocus
        label={<FormattedMessage id="content.link" />}
        hint={<FormattedMessage id="content.link.hint" />}
        name="href"
        inputMode="url"
        defaultValue={href}
        error={isWrong && <FormattedMessage id="error.addressWrong" />}
      />
      <Row>
        <Button small type="submit">
          <FormattedMessage id="content.link.apply" />
        </Button>
        {onRemove !== undefined && (
          <Button small variant="quiet" onClick={onRemove}>
            <FormattedMessage id="content.link.remove" />
          </Button>
        )}
        <Button small variant="quiet" onClick={onCancel}>
          <FormattedMessage id="shell.cancel" />
        </Button>
      </Row>
    </Link>
  )
}
