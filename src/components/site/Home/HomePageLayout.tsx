import type { ReactNode } from 'react'

import { Page } from './Home.styles.ts'

/** The measure of the home page; hero and sections stand in it. */
export const HomePageLayout = ({ children }: { children: ReactNode }) => <Page>{children}</Page>
