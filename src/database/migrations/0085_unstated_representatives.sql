-- A company that joined has no representative until it names one: a sign in its place would stand on its bills, and nothing asks for it.
update platform_corp set ceo_nm = null where ceo_nm = '-';
