// The page of the demo. A page of yours names its brand, and returns the token of its player's session here.
const brand = document.querySelector('pitboss-brand');
brand.token = async () => 'session-p-2001';

const form = document.querySelector('form');
const look = new URLSearchParams(location.hash.slice(1));
for (const select of form.elements) if (look.has(select.name)) select.value = look.get(select.name);

const apply = () => {
  const { theme, scheme, lang } = Object.fromEntries(new FormData(form));
  brand.setAttribute('theme', theme);
  brand.setAttribute('scheme', scheme);
  document.documentElement.lang = lang;
  document.documentElement.dir = lang === 'ar' ? 'rtl' : 'ltr';
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.scheme = scheme;
  brand.setAttribute('lang', lang);
  history.replaceState(null, '', `#${new URLSearchParams({ theme, scheme, lang })}`);
};
form.addEventListener('change', apply);
apply();
