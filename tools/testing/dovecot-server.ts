import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../postgres-cluster.ts'

const DOVECOT = '/usr/sbin/dovecot'

/** A mailbox on a real IMAP server, for tests. */
export interface MailServer {
  port: number
  /** As IMAP_URL names it. */
  url: string
  process: ChildProcess
  stop: () => Promise<void>
}

/** Nobody may read mail as root: then it belongs to the server's own user. */
function mailOwner(): { name: string; uid: number; gid: number } {
  const { uid, gid, username } = userInfo()
  if (uid !== 0) return { name: username, uid, gid }
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(entry => entry.startsWith('dovecot:'))
  const [, , ownUid, ownGid] = line?.split(':') ?? []
  if (!ownUid || !ownGid) throw new Error('running as root, and there is no user dovecot')
  return { name: 'dovecot', uid: Number(ownUid), gid: Number(ownGid) }
}

function settingsOf(folder: string, port: number, { name, uid, gid }: ReturnType<typeof mailOwner>): string {
  const isRoot = userInfo().uid === 0
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
listen = 127.0.0.1
protocols = imap
ssl = no
disable_plaintext_auth = no
auth_mechanisms = plain
default_internal_user = ${name}
default_internal_group = ${isRoot ? 'dovecot' : gid}
default_login_user = ${isRoot ? 'dovenull' : name}
first_valid_uid = 1
mail_location = mdbox:${folder}/mail
mail_fsync = never
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/home
}
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`
}

async function untilGreeting(port: number, child: ChildProcess, folder: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null)
      throw new Error(`dovecot ended: ${readFileSync(join(folder, 'log'), 'utf8')}`)
    const isThere = await new Promise(resolve => {
      const socket = createConnection({ port, host: '127.0.0.1' })
      socket.once('data', () => socket.destroy() && resolve(true))
      socket.once('error', () => resolve(false))
    })
    if (isThere) return
    await sleep(50)
  }
  throw new Error('dovecot did not become ready')
}

/** Starts an IMAP server with one empty mailbox, listening only on 127.0.0.1; its files are deleted when it stops. */
export async function startMailServer(): Promise<MailServer> {
  const folder = mkdtempSync(join(tmpdir(), 'ceiba-dovecot-'))
  const owner = mailOwner()
  chmodSync(folder, 0o755)
  for (const name of ['mail', 'home', 'run', 'state']) {
    mkdirSync(join(folder, name))
    if (name === 'mail' || name === 'home') chownSync(join(folder, name), owner.uid, owner.gid)
  }
  const port = await freePort()
  const settings = join(folder, 'dovecot.conf')
  writeFileSync(settings, settingsOf(folder, port, owner))
  const child = spawn(DOVECOT, ['-F', '-c', settings], { stdio: 'ignore' })
  const end = () => void child.kill('SIGTERM')
  process.once('exit', end)
  await untilGreeting(port, child, folder)
  return {
    port,
    url: `imap://plan:secret@127.0.0.1:${port}/INBOX`,
    process: child,
    stop: async () => {
      process.off('exit', end)
      const ended = new Promise(resolve => child.once('exit', resolve))
      if (child.exitCode === null && child.kill('SIGTERM')) await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
