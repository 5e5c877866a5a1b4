import { useState, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { PreviewChoices, PreviewWish } from '../../../contract/preview.ts'
import { previewLanguages, previewParts, previewTexts } from '../../../contract/previewAddress.ts'
import { Actions } from '../../kit/workbench.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { LocalTimeField } from '../../kit/LocalTimeField.tsx'
import { Fields } from './Preview.styles.ts'

interface Props {
  readonly choices: PreviewChoices
  readonly busy: boolean
  /** A preview or a request is open: another choice replaces it at once. */
  readonly isOpen: boolean
  readonly failure: Failure | null
  readonly onOpen: (wish: PreviewWish) => void
}

/** Chooses the viewer, the page, the language and the moment of a preview. */
export const PreviewForm = ({ choices, busy, isOpen, failure, onOpen }: Props) => {
  const intl = useIntl()
  const [wish, setWish] = useState<PreviewWish>({
    part: 'guest',
    language: intl.locale === 'en' ? 'en' : 'zh-CN',
    texts: 'released',
    page: 'conference',
  })
  /** `now`, one of the moments that are offered, or `other`, which is typed. */
  const [moment, setMoment] = useState('now')
  const [typed, setTyped] = useState('')
  const choose = (next: PreviewWish) => {
    setWish(next)
    if (isOpen) onOpen(next)
  }
  const chooseMoment = (name: string) => {
    setMoment(name)
    const { at: _, ...rest } = wish
    const known = choices.moments.find((each) => each.name === name)
    if (known !== undefined) choose({ ...rest, at: known.at })
    else if (name === 'now') choose(rest)
    // Nothing is shown of a moment that is not typed yet.
    else setWish(rest)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onOpen(moment === 'other' ? { ...wish, at: typed } : wish)
  }
  const chooseOf =
    <Name extends 'part' | 'language' | 'texts' | 'page'>(name: Name) =>
    (event: { target: { value: string } }) =>
      choose({ ...wish, ...(moment === 'other' && { at: typed }), [name]: event.target.value })
  const said = (field: string) => failure?.field === field && <FailureText failure={failure} />
  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      aria-label={intl.formatMessage({ id: 'preview.form' })}
      aria-busy={busy || undefined}
    >
      <Fields>
        <SelectField
          name="part"
          label={<FormattedMessage id="preview.part" />}
          hint={<FormattedMessage id={`preview.part.${wish.part}.hint`} />}
          value={wish.part}
          onChange={chooseOf('part')}
        >
          {previewParts.map((part) => (
            <option key={part} value={part}>
              {intl.formatMessage({ id: `preview.part.${part}` })}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="page"
          label={<FormattedMessage id="preview.page" />}
          value={wish.page}
          onChange={chooseOf('page')}
        >
          <option value="conference">{intl.formatMessage({ id: 'preview.page.conference' })}</option>
          {choices.texts.map(({ kind, is_released }) => (
            <option key={kind} value={kind}>
              {intl.formatMessage({ id: `content.kind.${kind}` })}
              {!is_released && intl.formatMessage({ id: 'preview.notReleased' })}
            </option>
          ))}
          <option value="proceedings">{intl.formatMessage({ id: 'preview.page.proceedings' })}</option>
          <option value="register">{intl.formatMessage({ id: 'preview.page.register' })}</option>
        </SelectField>
        <SelectField
          name="language"
          label={<FormattedMessage id="preview.language" />}
          value={wish.language}
          onChange={chooseOf('language')}
        >
          {previewLanguages.map((language) => (
            <option key={language} value={language} lang={language}>
              {intl.formatMessage({ id: `preview.language.${language === 'en' ? 'en' : 'zh'}` })}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="texts"
          label={<FormattedMessage id="preview.texts" />}
          hint={<FormattedMessage id={`preview.texts.${wish.texts}.hint`} />}
          error={said('texts')}
          value={wish.texts}
          onChange={chooseOf('texts')}
        >
          {previewTexts.map((texts) => (
            <option key={texts} value={texts}>
              {intl.formatMessage({ id: `preview.texts.${texts}` })}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="moment"
          label={<FormattedMessage id="preview.moment" />}
          hint={<FormattedMessage id="preview.moment.hint" values={{ zone: choices.time_zone }} />}
          error={moment !== 'other' && said('at')}
          value={moment}
          onChange={({ target }) => chooseMoment(target.value)}
        >
          <option value="now">{intl.formatMessage({ id: 'preview.moment.now' })}</option>
          {choices.moments.map(({ name, at }) => (
            <option key={name} value={name}>
              {intl.formatMessage({ id: `preview.moment.${name}` }, { at: at.replace('T', ' ') })}
            </option>
          ))}
          <option value="other">{intl.formatMessage({ id: 'preview.moment.other' })}</option>
        </SelectField>
        {moment === 'other' && (
          <LocalTimeField
            name="at"
            timeZone={choices.time_zone}
            min={choices.earliest}
            max="2099-12-31T23:59"
            label={<FormattedMessage id="preview.at" />}
            error={said('at')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            required
          />
        )}
      </Fields>
      <Actions>
        <Button type="submit" busy={busy}>
          <FormattedMessage id="preview.open" />
        </Button>
      </Actions>
    </form>
  )
}
