import { useAlert } from '../../../portal/parts/alertContext.ts';
import { useT } from '../../../ui/text.tsx';

const apps = ['warehouse_app', 'transport_app'] as const;
const stores = ['android', 'ios'] as const;
const glyphs: Readonly<Record<(typeof stores)[number], string>> = {
  android:
    'm17.6 9.48 1.84-3.18c.16-.31.04-.69-.26-.85-.29-.15-.65-.06-.83.22l-1.88 3.24c-2.86-1.21-6.08-1.21-8.94 0L5.65 5.67c-.19-.29-.58-.38-.87-.2-.28.18-.37.54-.22.83L6.4 9.48C3.3 11.25 1.28 14.44 1 18h22c-.28-3.56-2.3-6.75-5.4-8.52M7 15.25c-.69 0-1.25-.56-1.25-1.25s.56-1.25 1.25-1.25 1.25.56 1.25 1.25-.56 1.25-1.25 1.25m10 0c-.69 0-1.25-.56-1.25-1.25s.56-1.25 1.25-1.25 1.25.56 1.25 1.25-.56 1.25-1.25 1.25',
  ios: 'M15.5 1h-8C6.12 1 5 2.12 5 3.5v17C5 21.88 6.12 23 7.5 23h8c1.38 0 2.5-1.12 2.5-2.5v-17C18 2.12 16.88 1 15.5 1m-4 21c-.83 0-1.5-.67-1.5-1.5s.67-1.5 1.5-1.5 1.5.67 1.5 1.5-.67 1.5-1.5 1.5m4.5-4H7V4h9z',
};

/** The mobile apps, each in two stores; what they lead to is still being prepared (2-portal 8). */
export function AppLinks() {
  const t = useT();
  const { alert } = useAlert();
  return (
    <div className="jn-pair jn-apps">
      {apps.map((app) => (
        <section key={app} className="pt-box">
          <h2 id={`join-${app}`}>{t(`portal.join.done.${app}`)}</h2>
          <p>{t(`portal.join.done.${app}_text`)}</p>
          <div className="jn-stores">
            {stores.map((store) => (
              <button
                key={store}
                type="button"
                id={`join-${app}-${store}`}
                aria-labelledby={`join-${app} join-${app}-${store}`}
                onClick={() => void alert(t('portal.parts.app_store'))}
              >
                <svg
                  viewBox="0 0 24 24"
                  width="20"
                  height="20"
                  fill="currentColor"
                  aria-hidden="true"
                  focusable="false"
                >
                  <path d={glyphs[store]} />
                </svg>
                {t(`portal.join.done.${store}`)}
              </button>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
