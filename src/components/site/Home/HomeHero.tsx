import { FormattedMessage } from 'react-intl'

import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Actions, Eyebrow, Headline, Hero, Lead } from './Home.styles.ts'

export const HomeHero = () => (
  <Hero>
    <Eyebrow>
      <FormattedMessage id="home.eyebrow" />
    </Eyebrow>
    <Headline tabIndex={-1}>
      <FormattedMessage id="home.headline" />
    </Headline>
    <Lead>
      <FormattedMessage id="home.lead" />
    </Lead>
    <Actions>
      <ButtonLink href="/conferences">
        <FormattedMessage id="home.browse" />
      </ButtonLink>
      <ButtonLink variant="quiet" href="/helpCenter/submitpaper">
        <FormattedMessage id="home.how" />
      </ButtonLink>
    </Actions>
  </Hero>
)
