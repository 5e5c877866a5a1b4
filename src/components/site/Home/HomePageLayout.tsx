import type { ReactNode } from 'react'

import { Page } from './Home.styles.ts'

/** Width of the home page, around hero and sections. */
export const HomePageLayout = ({ children }: { children: ReactNode }) => <Page>{children}</Page>
