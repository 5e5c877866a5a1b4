import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'

import { OfferedLanguages } from '../../src/components/kit/OfferedLanguages.ts'
import { TextArea } from '../../src/components/kit/TextArea.tsx'
import { TextField } from '../../src/components/kit/TextField.tsx'

const chinese = { lang: 'zh-CN' }
it.each([
  [['zh', 'en'], 'eng_title', {}, true],
  [['zh'], 'eng_title', {}, false],
  [['zh'], 'authors.0.eng_name', {}, false],
  [['zh'], 'summary', { lang: 'en' }, false],
  [['zh'], 'eng_title', { defaultValue: 'Spring' }, true],
  [['zh'], 'eng_title', { error: 'Too long' }, true],
  [['zh'], 'eng_title', { required: true }, true],
  [['zh'], 'title', chinese, true],
  [['zh'], 'english_level', {}, true],
  [['en'], 'title', chinese, false],
  [['en'], 'title', { ...chinese, defaultValue: '春季' }, true],
  [['en'], 'mobile', {}, true],
] as const)(
  '[CONF-02] where the site offers %s, the field %s with %o is shown: %s',
  (languages, name, more, isShown) => {
    for (const Field of [TextField, TextArea]) {
      const markup = renderToString(
        <IntlProvider locale="en" messages={{}} onError={() => undefined}>
          <OfferedLanguages value={languages}>
            <Field name={name} label="A field" {...more} />
          </OfferedLanguages>
        </IntlProvider>,
      )
      expect(markup.includes('A field')).toBe(isShown)
      // A hidden value is sent as it is: empty.
      expect(markup.includes('type="hidden"')).toBe(!isShown)
      expect(markup).toContain(`name="${name}"`)
    }
  },
)
