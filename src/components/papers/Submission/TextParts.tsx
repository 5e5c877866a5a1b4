import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { paperLimits, type PaperForm } from '../../../contract/paperForm.ts'
import { Whole } from '../../kit/formPage.styles.ts'
import { TextArea } from '../../kit/TextArea.tsx'
import { TextField } from '../../kit/TextField.tsx'

interface TextPartsProps {
  /** Initial values of the fields. */
  start: PaperForm
  faultOf: (name: string) => ReactNode
}

/** Title, abstract and key words of a paper in both languages. */
export const TextParts = ({ start, faultOf }: TextPartsProps) => {
  const line = (name: 'title' | 'eng_title') => (
    <Whole>
      <TextField
        name={name}
        label={<FormattedMessage id={`submission.field.${name}`} />}
        error={faultOf(name)}
        isUnmarked
        maxLength={paperLimits.title}
        defaultValue={start[name]}
        lang={name === 'title' ? 'zh-CN' : 'en'}
      />
    </Whole>
  )
  const text = (name: 'abstract' | 'eng_abstract') => (
    <Whole>
      <TextArea
        name={name}
        label={<FormattedMessage id={`submission.field.${name}`} />}
        error={faultOf(name)}
        isUnmarked
        rows={8}
        maxLength={paperLimits.abstract}
        defaultValue={start[name]}
        lang={name === 'abstract' ? 'zh-CN' : 'en'}
      />
    </Whole>
  )
  const words = (name: 'keywords' | 'eng_keywords') => (
    <TextField
      name={name}
      label={<FormattedMessage id={`submission.field.${name}`} />}
      hint={<FormattedMessage id="submission.keywords.hint" />}
      error={faultOf(name)}
      maxLength={paperLimits.allKeywords + 10}
      defaultValue={start[name].join(name === 'keywords' ? '；' : '; ')}
    />
  )
  return (
    <>
      {line('title')}
      {line('eng_title')}
      {text('abstract')}
      {text('eng_abstract')}
      {words('keywords')}
      {words('eng_keywords')}
    </>
  )
}
