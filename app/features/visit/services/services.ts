import { ANALYTICS_EVENT, type Happening } from '#app/features/visit/analytics/analytics.ts'
import { tellablePath } from '#app/features/visit/analytics/private-pages.ts'
import { purchaseFigures } from '#app/features/visit/analytics/purchase.ts'
import type { ServiceConfig } from '#app/features/visit/analytics/service-config.ts'
import { isSuppressedHere } from '#app/features/visit/analytics/suppression.ts'
import { adsService } from './ads-service.ts'
import { analyticsService } from './analytics-service.ts'
import { behaviourService } from './behaviour-service.ts'
import { messagingService } from './messaging-service.ts'
import { pixelService } from './pixel-service.ts'
import type { ArrivalDetails, Service } from './service.ts'

function makeServices({ ads, analytics, behaviour, messaging, pixel }: ServiceConfig): Service[] {
  return [
    ads && adsService(ads),
    analytics && analyticsService(analytics),
    behaviour && behaviourService(behaviour),
    messaging && messagingService(messaging),
    pixel && pixelService(pixel),
  ].filter(service => service !== undefined)
}

/** A failing service must not affect the others or the page. */
function warn(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: failures of analytics are logged only (specification, section 8)
  console.warn('A measuring service failed.', error)
}

function report(service: Service, happening: Happening): void {
  if (happening.name === 'Identified') service.identify(happening.userId)
  else if (happening.name === 'Purchase') service.purchase(purchaseFigures(happening.purchase))
  else service.event(happening.name)
}

export interface RunningServices {
  /** Reports the current page. */
  seePage: () => void
}

/** Loads the configured services and forwards events from now on. Call it once, after consent. */
export function startServices(config: ServiceConfig, arrival: ArrivalDetails): RunningServices {
  const services = makeServices(config)
  function each(act: (service: Service) => void): void {
    if (isSuppressedHere()) return
    for (const service of services) {
      try {
        act(service)
      } catch (error) {
        warn(error)
      }
    }
  }
  each(service => void service.load().catch(warn))
  each(service => service.event('Arrival', arrival))
  document.addEventListener(ANALYTICS_EVENT, event => {
    each(service => report(service, (event as CustomEvent<Happening>).detail))
  })
  return {
    seePage() {
      const path = tellablePath(location.pathname)
      each(service => service.pageView({ address: location.origin + path, path, title: document.title }))
    },
  }
}
