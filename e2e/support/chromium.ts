// The browser of the stories and of Lighthouse.
export const chromiumPath = process.env.CHROME_PATH ?? '/usr/bin/chromium'

export const chromiumArgs = [
  // Containers and CI run as root, where Chromium's sandbox does not start.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
