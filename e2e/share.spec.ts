import { randomUUID } from 'node:crypto'
import { aProposal } from '../tools/testing/proposals.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site-test.ts'

const PASSWORD = 'trece tucanes en la ceiba'
