// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.
import runtime0 from 'ajv/dist/runtime/ucs2length.js';
import { formats, readers, gather } from './requests.base.gen.mjs';

export function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="login.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate0.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
validate0.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate0.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

export const func0 = runtime0.default;

export function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.LoginRequest" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.username === undefined) && (missing0 = "username")) || ((data.password === undefined) && (missing0 = "password"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "username") || (key0 === "password"))){
validate2.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.username !== undefined){
let data0 = data.username;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate2.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate2.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
let data1 = data.password;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 1024){
validate2.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate2.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}

export function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="login.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
validate1.errors = vErrors;
return errors === 0;
}

export const pattern0 = new RegExp("^[A-Za-z0-9._~-]+$", "u");

export function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.TokenExchange" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.token === undefined) && (missing0 = "token")){
validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "token") || (key0 === "code_verifier"))){
validate5.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.token !== undefined){
let data0 = data.token;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 512){
validate5.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate5.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code_verifier !== undefined){
let data1 = data.code_verifier;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 128){
validate5.errors = [{instancePath:instancePath+"/code_verifier",schemaPath:"#/properties/code_verifier/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data1) < 43){
validate5.errors = [{instancePath:instancePath+"/code_verifier",schemaPath:"#/properties/code_verifier/minLength",keyword:"minLength",params:{limit: 43},message:"must NOT have fewer than 43 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate5.errors = [{instancePath:instancePath+"/code_verifier",schemaPath:"#/properties/code_verifier/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]+$"+"\""}];
return false;
}
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/code_verifier",schemaPath:"#/properties/code_verifier/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}

export function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="exchangeToken.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
validate4.errors = vErrors;
return errors === 0;
}

export function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.PasswordResetRequest" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.username === undefined) && (missing0 = "username")){
validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "username")){
validate8.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.username !== undefined){
let data0 = data.username;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate8.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate8.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate8.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}

export function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="requestPasswordReset.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
validate7.errors = vErrors;
return errors === 0;
}

export const pattern1 = new RegExp("^[0-9]{8}$", "u");

export function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.PasswordResetConfirmation" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.username === undefined) && (missing0 = "username")) || ((data.otp === undefined) && (missing0 = "otp"))) || ((data.password === undefined) && (missing0 = "password"))){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "username") || (key0 === "otp")) || (key0 === "password"))){
validate11.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.username !== undefined){
let data0 = data.username;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate11.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate11.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.otp !== undefined){
let data1 = data.otp;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 8){
validate11.errors = [{instancePath:instancePath+"/otp",schemaPath:"#/properties/otp/maxLength",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters"}];
return false;
}
else {
if(func0(data1) < 8){
validate11.errors = [{instancePath:instancePath+"/otp",schemaPath:"#/properties/otp/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
else {
if(!pattern1.test(data1)){
validate11.errors = [{instancePath:instancePath+"/otp",schemaPath:"#/properties/otp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{8}$"},message:"must match pattern \""+"^[0-9]{8}$"+"\""}];
return false;
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/otp",schemaPath:"#/properties/otp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
let data2 = data.password;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 256){
validate11.errors = [{instancePath:instancePath+"/password",schemaPath:"schemas.NewPassword/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func0(data2) < 12){
validate11.errors = [{instancePath:instancePath+"/password",schemaPath:"schemas.NewPassword/minLength",keyword:"minLength",params:{limit: 12},message:"must NOT have fewer than 12 characters"}];
return false;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/password",schemaPath:"schemas.NewPassword/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}

export function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="confirmPasswordReset.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate11(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
validate10.errors = vErrors;
return errors === 0;
}

export function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.PasswordChange" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.password === undefined) && (missing0 = "password")) || ((data.current === undefined) && (missing0 = "current"))){
validate14.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "password") || (key0 === "current"))){
validate14.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.password !== undefined){
let data0 = data.password;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 256){
validate14.errors = [{instancePath:instancePath+"/password",schemaPath:"schemas.NewPassword/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func0(data0) < 12){
validate14.errors = [{instancePath:instancePath+"/password",schemaPath:"schemas.NewPassword/minLength",keyword:"minLength",params:{limit: 12},message:"must NOT have fewer than 12 characters"}];
return false;
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/password",schemaPath:"schemas.NewPassword/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.current !== undefined){
let data1 = data.current;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 1024){
validate14.errors = [{instancePath:instancePath+"/current",schemaPath:"#/properties/current/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate14.errors = [{instancePath:instancePath+"/current",schemaPath:"#/properties/current/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/current",schemaPath:"#/properties/current/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}

export function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="changePassword.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
validate13.errors = vErrors;
return errors === 0;
}

export const schema13 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"account_type":{"$ref":"schemas.AccountType"},"account_ids":{"type":"string","maxLength":8192,"pattern":"^([A-Za-z0-9._-]{1,64}(,[A-Za-z0-9._-]{1,64})*)?$"},"org_id":{"type":"string","maxLength":64,"pattern":"^[A-Za-z0-9._-]*$"},"page":{"default":0,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}]},"limit":{"default":50,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":500}]},"sort_field":{"default":"username","type":"string","enum":["username","id","created_on","last_logged_in"]},"sort_direction":{"default":1,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","enum":[1,-1]}]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}},"$id":"listAccounts.params"};

export const schema14 = {"type":"string","enum":["User","SuperUser","System","Service","Provider"],"$id":"schemas.AccountType"};

export const func22 = readers.whole;

export const pattern2 = new RegExp("^([A-Za-z0-9._-]{1,64}(,[A-Za-z0-9._-]{1,64})*)?$", "u");

export const pattern3 = new RegExp("^[A-Za-z0-9._-]*$", "u");

export const formats0 = /^-?(0|[1-9][0-9]*)$/;

export const formats2 = formats.int32;

export function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listAccounts.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate16.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate16.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.page === undefined){
data1.page = 0;
}
if(data1.limit === undefined){
data1.limit = 50;
}
if(data1.sort_field === undefined){
data1.sort_field = "username";
}
if(data1.sort_direction === undefined){
data1.sort_direction = 1;
}
const _errs6 = errors;
for(const key1 in data1){
if(!(((((((key1 === "account_type") || (key1 === "account_ids")) || (key1 === "org_id")) || (key1 === "page")) || (key1 === "limit")) || (key1 === "sort_field")) || (key1 === "sort_direction"))){
validate16.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.account_type !== undefined){
let data2 = data1.account_type;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate16.errors = [{instancePath:instancePath+"/query/account_type",schemaPath:"schemas.AccountType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data2 === "User") || (data2 === "SuperUser")) || (data2 === "System")) || (data2 === "Service")) || (data2 === "Provider"))){
validate16.errors = [{instancePath:instancePath+"/query/account_type",schemaPath:"schemas.AccountType/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.account_ids !== undefined){
let data3 = data1.account_ids;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func0(data3) > 8192){
validate16.errors = [{instancePath:instancePath+"/query/account_ids",schemaPath:"#/properties/query/properties/account_ids/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
else {
if(!pattern2.test(data3)){
validate16.errors = [{instancePath:instancePath+"/query/account_ids",schemaPath:"#/properties/query/properties/account_ids/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}(,[A-Za-z0-9._-]{1,64})*)?$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}(,[A-Za-z0-9._-]{1,64})*)?$"+"\""}];
return false;
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/query/account_ids",schemaPath:"#/properties/query/properties/account_ids/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.org_id !== undefined){
let data4 = data1.org_id;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func0(data4) > 64){
validate16.errors = [{instancePath:instancePath+"/query/org_id",schemaPath:"#/properties/query/properties/org_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern3.test(data4)){
validate16.errors = [{instancePath:instancePath+"/query/org_id",schemaPath:"#/properties/query/properties/org_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9._-]*$"+"\""}];
return false;
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/query/org_id",schemaPath:"#/properties/query/properties/org_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data5 = data1.page;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
validate16.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid3 = _errs15 === errors;
if(valid3){
const _errs16 = errors;
const read0 = func22(data5);
data5 = read0;
if(data1 !== undefined){
data1["page"] = data5;
}
var valid3 = _errs16 === errors;
if(valid3){
const _errs17 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate16.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate16.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate16.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data5))){
validate16.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs17 === errors;
}
}
var valid1 = _errs14 === errors;
if(valid1){
let data6 = data1.limit;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
validate16.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid4 = _errs20 === errors;
if(valid4){
const _errs21 = errors;
const read1 = func22(data6);
data6 = read1;
if(data1 !== undefined){
data1["limit"] = data6;
}
var valid4 = _errs21 === errors;
if(valid4){
const _errs22 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate16.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if(typeof data6 == "number"){
if(data6 > 500 || isNaN(data6)){
validate16.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate16.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data6))){
validate16.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid4 = _errs22 === errors;
}
}
var valid1 = _errs19 === errors;
if(valid1){
let data7 = data1.sort_field;
const _errs24 = errors;
if(typeof data7 !== "string"){
validate16.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data7 === "username") || (data7 === "id")) || (data7 === "created_on")) || (data7 === "last_logged_in"))){
validate16.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/enum",keyword:"enum",params:{allowedValues: schema13.properties.query.properties.sort_field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs24 === errors;
if(valid1){
let data8 = data1.sort_direction;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
validate16.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid5 = _errs27 === errors;
if(valid5){
const _errs28 = errors;
const read2 = func22(data8);
data8 = read2;
if(data1 !== undefined){
data1["sort_direction"] = data8;
}
var valid5 = _errs28 === errors;
if(valid5){
const _errs29 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate16.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data8 === 1) || (data8 === -1))){
validate16.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/enum",keyword:"enum",params:{allowedValues: schema13.properties.query.properties.sort_direction.allOf[2].enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs29){
if(typeof data8 == "number"){
if(!(formats2.validate(data8))){
validate16.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
var valid5 = _errs29 === errors;
}
}
var valid1 = _errs26 === errors;
}
}
}
}
}
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data9 = data.header;
const _errs31 = errors;
if(errors === _errs31){
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
validate16.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}

export const pattern4 = new RegExp("^[!-~]+$", "u");

export function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createAccount.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate17.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate17.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate17.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
validate17.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate17.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["idempotency-key"] !== undefined){
let data3 = data2["idempotency-key"];
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func0(data3) > 128){
validate17.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate17.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate17.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

export const schema18 = {"type":"object","additionalProperties":false,"required":["account_type","username","password","org_unit","permissions"],"properties":{"account_type":{"$ref":"schemas.AccountType"},"system_id":{"$ref":"schemas.Id"},"username":{"$ref":"schemas.Username"},"password":{"$ref":"schemas.NewPassword"},"org_unit":{"$ref":"schemas.NewOrganisationUnit"},"org_bound":{"type":"boolean"},"permissions":{"type":"array","maxItems":100,"items":{"$ref":"schemas.PermissionGroup"}},"trusted":{"type":"boolean"},"contacts":{"$ref":"schemas.Contacts"},"oauth_provider_id":{"$ref":"schemas.Id"}},"$id":"schemas.NewAccount"};

export const func27 = Object.prototype.hasOwnProperty;

export const pattern5 = new RegExp("^[A-Za-z0-9._-]+$", "u");

export const pattern6 = new RegExp("^[\\p{L}\\p{N}][\\p{L}\\p{N}._@+\\-]{0,63}$", "u");

export function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.NewOrganisationUnit" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.org_id === undefined) && (missing0 = "org_id")){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "org_id") || (key0 === "unit_id")) || (key0 === "org_list"))){
validate20.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.org_id !== undefined){
let data0 = data.org_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate20.errors = [{instancePath:instancePath+"/org_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate20.errors = [{instancePath:instancePath+"/org_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate20.errors = [{instancePath:instancePath+"/org_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/org_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unit_id !== undefined){
let data1 = data.unit_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate20.errors = [{instancePath:instancePath+"/unit_id",schemaPath:"schemas.UnitId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 0){
validate20.errors = [{instancePath:instancePath+"/unit_id",schemaPath:"schemas.UnitId/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
else {
if(!pattern3.test(data1)){
validate20.errors = [{instancePath:instancePath+"/unit_id",schemaPath:"schemas.UnitId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9._-]*$"+"\""}];
return false;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/unit_id",schemaPath:"schemas.UnitId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.org_list !== undefined){
let data2 = data.org_list;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
if(data2.length > 100){
validate20.errors = [{instancePath:instancePath+"/org_list",schemaPath:"#/properties/org_list/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func0(data3) > 64){
validate20.errors = [{instancePath:instancePath+"/org_list/" + i0,schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate20.errors = [{instancePath:instancePath+"/org_list/" + i0,schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data3)){
validate20.errors = [{instancePath:instancePath+"/org_list/" + i0,schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/org_list/" + i0,schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/org_list",schemaPath:"#/properties/org_list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}

export const schema30 = {"type":"string","enum":["Read","Create","Update","Delete","Execute"],"$id":"schemas.Permission"};

export const pattern11 = new RegExp("^([a-z]+(_[a-z]+)*|\\*)$", "u");

export function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.ResourcePermission" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.resource_id === undefined) && (missing0 = "resource_id")) || ((data.permission === undefined) && (missing0 = "permission"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "resource_id") || (key0 === "permission"))){
validate23.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.resource_id !== undefined){
let data0 = data.resource_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate23.errors = [{instancePath:instancePath+"/resource_id",schemaPath:"#/properties/resource_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern11.test(data0)){
validate23.errors = [{instancePath:instancePath+"/resource_id",schemaPath:"#/properties/resource_id/pattern",keyword:"pattern",params:{pattern: "^([a-z]+(_[a-z]+)*|\\*)$"},message:"must match pattern \""+"^([a-z]+(_[a-z]+)*|\\*)$"+"\""}];
return false;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/resource_id",schemaPath:"#/properties/resource_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permission !== undefined){
let data1 = data.permission;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate23.errors = [{instancePath:instancePath+"/permission",schemaPath:"schemas.Permission/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data1 === "Read") || (data1 === "Create")) || (data1 === "Update")) || (data1 === "Delete")) || (data1 === "Execute"))){
validate23.errors = [{instancePath:instancePath+"/permission",schemaPath:"schemas.Permission/enum",keyword:"enum",params:{allowedValues: schema30.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

export function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.PermissionGroup" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.system_id === undefined) && (missing0 = "system_id")) || ((data.permissions === undefined) && (missing0 = "permissions"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "system_id") || (key0 === "permissions"))){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.system_id !== undefined){
let data0 = data.system_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate22.errors = [{instancePath:instancePath+"/system_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate22.errors = [{instancePath:instancePath+"/system_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate22.errors = [{instancePath:instancePath+"/system_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/system_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permissions !== undefined){
let data1 = data.permissions;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 600){
validate22.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/maxItems",keyword:"maxItems",params:{limit: 600},message:"must NOT have more than 600 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate23(data1[i0], {instancePath:instancePath+"/permissions/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

export const pattern12 = new RegExp("^[a-z][a-z0-9_]*$", "u");

export const formats12 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

export function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Contacts" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 20){
validate26.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties"}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(func0(key0) > 64){
const err0 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!pattern12.test(key0)){
const err1 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate26.errors = vErrors;
return false;
break;
}
}
if(valid0){
const _errs2 = errors;
for(const key1 in data){
if(!(key1 === "email")){
let data0 = data[key1];
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 256){
validate26.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate26.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
if(_errs2 === errors){
if(data.email !== undefined){
let data1 = data.email;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 254){
validate26.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];
return false;
}
else {
if(!(formats12.test(data1))){
validate26.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

export function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.NewAccount" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.account_type === undefined) && (missing0 = "account_type")) || ((data.username === undefined) && (missing0 = "username"))) || ((data.password === undefined) && (missing0 = "password"))) || ((data.org_unit === undefined) && (missing0 = "org_unit"))) || ((data.permissions === undefined) && (missing0 = "permissions"))){
validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func27.call(schema18.properties, key0))){
validate19.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.account_type !== undefined){
let data0 = data.account_type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate19.errors = [{instancePath:instancePath+"/account_type",schemaPath:"schemas.AccountType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data0 === "User") || (data0 === "SuperUser")) || (data0 === "System")) || (data0 === "Service")) || (data0 === "Provider"))){
validate19.errors = [{instancePath:instancePath+"/account_type",schemaPath:"schemas.AccountType/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system_id !== undefined){
let data1 = data.system_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate19.errors = [{instancePath:instancePath+"/system_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate19.errors = [{instancePath:instancePath+"/system_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate19.errors = [{instancePath:instancePath+"/system_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate19.errors = [{instancePath:instancePath+"/system_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
let data2 = data.username;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate19.errors = [{instancePath:instancePath+"/username",schemaPath:"schemas.Username/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate19.errors = [{instancePath:instancePath+"/username",schemaPath:"schemas.Username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern6.test(data2)){
validate19.errors = [{instancePath:instancePath+"/username",schemaPath:"schemas.Username/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}][\\p{L}\\p{N}._@+\\-]{0,63}$"},message:"must match pattern \""+"^[\\p{L}\\p{N}][\\p{L}\\p{N}._@+\\-]{0,63}$"+"\""}];
return false;
}
}
}
}
else {
validate19.errors = [{instancePath:instancePath+"/username",schemaPath:"schemas.Username/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
let data3 = data.password;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data3 === "string"){
if(func0(data3) > 256){
validate19.errors = [{instancePath:instancePath+"/password",schemaPath:"schemas.NewPassword/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func0(data3) < 12){
validate19.errors = [{instancePath:instancePath+"/password",schemaPath:"schemas.NewPassword/minLength",keyword:"minLength",params:{limit: 12},message:"must NOT have fewer than 12 characters"}];
return false;
}
}
}
else {
validate19.errors = [{instancePath:instancePath+"/password",schemaPath:"schemas.NewPassword/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.org_unit !== undefined){
const _errs14 = errors;
if(!(validate20(data.org_unit, {instancePath:instancePath+"/org_unit",parentData:data,parentDataProperty:"org_unit",rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.org_bound !== undefined){
const _errs15 = errors;
if(typeof data.org_bound !== "boolean"){
validate19.errors = [{instancePath:instancePath+"/org_bound",schemaPath:"#/properties/org_bound/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permissions !== undefined){
let data6 = data.permissions;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data6)){
if(data6.length > 100){
validate19.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid5 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs19 = errors;
if(!(validate22(data6[i0], {instancePath:instancePath+"/permissions/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid5 = _errs19 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate19.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trusted !== undefined){
const _errs20 = errors;
if(typeof data.trusted !== "boolean"){
validate19.errors = [{instancePath:instancePath+"/trusted",schemaPath:"#/properties/trusted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contacts !== undefined){
const _errs22 = errors;
if(!(validate26(data.contacts, {instancePath:instancePath+"/contacts",parentData:data,parentDataProperty:"contacts",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.oauth_provider_id !== undefined){
let data10 = data.oauth_provider_id;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data10 === "string"){
if(func0(data10) > 64){
validate19.errors = [{instancePath:instancePath+"/oauth_provider_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data10) < 1){
validate19.errors = [{instancePath:instancePath+"/oauth_provider_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data10)){
validate19.errors = [{instancePath:instancePath+"/oauth_provider_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate19.errors = [{instancePath:instancePath+"/oauth_provider_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}

export function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createAccount.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
validate18.errors = vErrors;
return errors === 0;
}

export const schema34 = {"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"schemas.Id"},"account_type":{"$ref":"schemas.AccountType"},"username":{"$ref":"schemas.Username"},"password":{"$ref":"schemas.NewPassword"},"org_unit":{"$ref":"schemas.NewOrganisationUnit"},"permissions":{"type":"array","maxItems":100,"items":{"$ref":"schemas.PermissionGroup"}},"trusted":{"type":"boolean"},"enabled":{"type":"boolean"},"contacts":{"$ref":"schemas.Contacts"},"org_bound":{"type":"boolean"},"oauth_provider_id":{"type":"string","minLength":0,"maxLength":64,"pattern":"^[A-Za-z0-9._-]*$"}},"$id":"schemas.AccountChanges"};

export function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.AccountChanges" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func27.call(schema34.properties, key0))){
validate30.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate30.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate30.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate30.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.account_type !== undefined){
let data1 = data.account_type;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate30.errors = [{instancePath:instancePath+"/account_type",schemaPath:"schemas.AccountType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data1 === "User") || (data1 === "SuperUser")) || (data1 === "System")) || (data1 === "Service")) || (data1 === "Provider"))){
validate30.errors = [{instancePath:instancePath+"/account_type",schemaPath:"schemas.AccountType/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
let data2 = data.username;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate30.errors = [{instancePath:instancePath+"/username",schemaPath:"schemas.Username/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate30.errors = [{instancePath:instancePath+"/username",schemaPath:"schemas.Username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern6.test(data2)){
validate30.errors = [{instancePath:instancePath+"/username",schemaPath:"schemas.Username/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}][\\p{L}\\p{N}._@+\\-]{0,63}$"},message:"must match pattern \""+"^[\\p{L}\\p{N}][\\p{L}\\p{N}._@+\\-]{0,63}$"+"\""}];
return false;
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/username",schemaPath:"schemas.Username/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
let data3 = data.password;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data3 === "string"){
if(func0(data3) > 256){
validate30.errors = [{instancePath:instancePath+"/password",schemaPath:"schemas.NewPassword/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func0(data3) < 12){
validate30.errors = [{instancePath:instancePath+"/password",schemaPath:"schemas.NewPassword/minLength",keyword:"minLength",params:{limit: 12},message:"must NOT have fewer than 12 characters"}];
return false;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/password",schemaPath:"schemas.NewPassword/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.org_unit !== undefined){
const _errs14 = errors;
if(!(validate20(data.org_unit, {instancePath:instancePath+"/org_unit",parentData:data,parentDataProperty:"org_unit",rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permissions !== undefined){
let data5 = data.permissions;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data5)){
if(data5.length > 100){
validate30.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid5 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(!(validate22(data5[i0], {instancePath:instancePath+"/permissions/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid5 = _errs17 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trusted !== undefined){
const _errs18 = errors;
if(typeof data.trusted !== "boolean"){
validate30.errors = [{instancePath:instancePath+"/trusted",schemaPath:"#/properties/trusted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs20 = errors;
if(typeof data.enabled !== "boolean"){
validate30.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contacts !== undefined){
const _errs22 = errors;
if(!(validate26(data.contacts, {instancePath:instancePath+"/contacts",parentData:data,parentDataProperty:"contacts",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.org_bound !== undefined){
const _errs23 = errors;
if(typeof data.org_bound !== "boolean"){
validate30.errors = [{instancePath:instancePath+"/org_bound",schemaPath:"#/properties/org_bound/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.oauth_provider_id !== undefined){
let data11 = data.oauth_provider_id;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data11 === "string"){
if(func0(data11) > 64){
validate30.errors = [{instancePath:instancePath+"/oauth_provider_id",schemaPath:"#/properties/oauth_provider_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data11) < 0){
validate30.errors = [{instancePath:instancePath+"/oauth_provider_id",schemaPath:"#/properties/oauth_provider_id/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
else {
if(!pattern3.test(data11)){
validate30.errors = [{instancePath:instancePath+"/oauth_provider_id",schemaPath:"#/properties/oauth_provider_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9._-]*$"+"\""}];
return false;
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/oauth_provider_id",schemaPath:"#/properties/oauth_provider_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

export function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateAccount.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate29.errors = vErrors;
return errors === 0;
}

export function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="disableAccount.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.account_id === undefined) && (missing1 = "account_id")){
validate35.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "account_id")){
validate35.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.account_id !== undefined){
let data1 = data0.account_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate35.errors = [{instancePath:instancePath+"/path/account_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate35.errors = [{instancePath:instancePath+"/path/account_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate35.errors = [{instancePath:instancePath+"/path/account_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/path/account_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
validate35.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["idempotency-key"] !== undefined){
let data4 = data3["idempotency-key"];
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func0(data4) > 128){
validate35.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate35.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data4)){
validate35.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

export const schema42 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"search":{"type":"string","minLength":0,"maxLength":64},"page":{"default":0,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}]},"limit":{"default":50,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":500}]},"sort_field":{"default":"id","type":"string","enum":["id","owner","created","updated"]},"sort_direction":{"default":1,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","enum":[1,-1]}]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}},"$id":"listOauthProviders.params"};

export function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listOauthProviders.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate36.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.page === undefined){
data1.page = 0;
}
if(data1.limit === undefined){
data1.limit = 50;
}
if(data1.sort_field === undefined){
data1.sort_field = "id";
}
if(data1.sort_direction === undefined){
data1.sort_direction = 1;
}
const _errs6 = errors;
for(const key1 in data1){
if(!(((((key1 === "search") || (key1 === "page")) || (key1 === "limit")) || (key1 === "sort_field")) || (key1 === "sort_direction"))){
validate36.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.search !== undefined){
let data2 = data1.search;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate36.errors = [{instancePath:instancePath+"/query/search",schemaPath:"#/properties/query/properties/search/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 0){
validate36.errors = [{instancePath:instancePath+"/query/search",schemaPath:"#/properties/query/properties/search/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/query/search",schemaPath:"#/properties/query/properties/search/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data3 = data1.page;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
validate36.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid2 = _errs10 === errors;
if(valid2){
const _errs11 = errors;
const read0 = func22(data3);
data3 = read0;
if(data1 !== undefined){
data1["page"] = data3;
}
var valid2 = _errs11 === errors;
if(valid2){
const _errs12 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate36.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
validate36.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate36.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data3))){
validate36.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid2 = _errs12 === errors;
}
}
var valid1 = _errs9 === errors;
if(valid1){
let data4 = data1.limit;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
validate36.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid3 = _errs15 === errors;
if(valid3){
const _errs16 = errors;
const read1 = func22(data4);
data4 = read1;
if(data1 !== undefined){
data1["limit"] = data4;
}
var valid3 = _errs16 === errors;
if(valid3){
const _errs17 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate36.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if(typeof data4 == "number"){
if(data4 > 500 || isNaN(data4)){
validate36.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate36.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data4))){
validate36.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs17 === errors;
}
}
var valid1 = _errs14 === errors;
if(valid1){
let data5 = data1.sort_field;
const _errs19 = errors;
if(typeof data5 !== "string"){
validate36.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data5 === "id") || (data5 === "owner")) || (data5 === "created")) || (data5 === "updated"))){
validate36.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/enum",keyword:"enum",params:{allowedValues: schema42.properties.query.properties.sort_field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs19 === errors;
if(valid1){
let data6 = data1.sort_direction;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
validate36.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid4 = _errs22 === errors;
if(valid4){
const _errs23 = errors;
const read2 = func22(data6);
data6 = read2;
if(data1 !== undefined){
data1["sort_direction"] = data6;
}
var valid4 = _errs23 === errors;
if(valid4){
const _errs24 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate36.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data6 === 1) || (data6 === -1))){
validate36.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/enum",keyword:"enum",params:{allowedValues: schema42.properties.query.properties.sort_direction.allOf[2].enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs24){
if(typeof data6 == "number"){
if(!(formats2.validate(data6))){
validate36.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
var valid4 = _errs24 === errors;
}
}
var valid1 = _errs21 === errors;
}
}
}
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data7 = data.header;
const _errs26 = errors;
if(errors === _errs26){
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate36.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}

export const schema44 = {"type":"object","additionalProperties":false,"required":["id","owner","client_id","client_secret","issuer_url","token_url","jwk_url","redirect_url","frontend_url"],"properties":{"id":{"$ref":"schemas.Id"},"owner":{"$ref":"schemas.OwnerId"},"client_id":{"type":"string","minLength":1,"maxLength":512},"client_secret":{"type":"string","format":"password","minLength":1,"maxLength":2048},"issuer_url":{"$ref":"schemas.OutgoingUrl"},"token_url":{"$ref":"schemas.OutgoingUrl"},"jwk_url":{"$ref":"schemas.OutgoingUrl"},"redirect_url":{"$ref":"schemas.OAuthRedirectUrl"},"frontend_url":{"$ref":"schemas.OAuthFrontendUrl"}},"$id":"schemas.NewOAuthProvider"};

export const pattern20 = new RegExp("^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$", "u");

export const pattern21 = new RegExp("^https?://[^/?#@\\s]+([/?][^#\\s]*)?$", "u");

export const pattern24 = new RegExp("^https?://[^/?#@\\s]+(/[^?#\\s]*)?/oauth/callback$", "u");

export const formats26 = formats.uri;

export function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.NewOAuthProvider" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.owner === undefined) && (missing0 = "owner"))) || ((data.client_id === undefined) && (missing0 = "client_id"))) || ((data.client_secret === undefined) && (missing0 = "client_secret"))) || ((data.issuer_url === undefined) && (missing0 = "issuer_url"))) || ((data.token_url === undefined) && (missing0 = "token_url"))) || ((data.jwk_url === undefined) && (missing0 = "jwk_url"))) || ((data.redirect_url === undefined) && (missing0 = "redirect_url"))) || ((data.frontend_url === undefined) && (missing0 = "frontend_url"))){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func27.call(schema44.properties, key0))){
validate38.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate38.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate38.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate38.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner !== undefined){
let data1 = data.owner;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 129){
validate38.errors = [{instancePath:instancePath+"/owner",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate38.errors = [{instancePath:instancePath+"/owner",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern20.test(data1)){
validate38.errors = [{instancePath:instancePath+"/owner",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/owner",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client_id !== undefined){
let data2 = data.client_id;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 512){
validate38.errors = [{instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate38.errors = [{instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client_secret !== undefined){
let data3 = data.client_secret;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(func0(data3) > 2048){
validate38.errors = [{instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate38.errors = [{instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issuer_url !== undefined){
let data4 = data.issuer_url;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data4 === "string"){
if(func0(data4) > 2048){
validate38.errors = [{instancePath:instancePath+"/issuer_url",schemaPath:"schemas.OutgoingUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func0(data4) < 8){
validate38.errors = [{instancePath:instancePath+"/issuer_url",schemaPath:"schemas.OutgoingUrl/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
else {
if(!pattern21.test(data4)){
validate38.errors = [{instancePath:instancePath+"/issuer_url",schemaPath:"schemas.OutgoingUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"},message:"must match pattern \""+"^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"+"\""}];
return false;
}
else {
if(!(formats26(data4))){
validate38.errors = [{instancePath:instancePath+"/issuer_url",schemaPath:"schemas.OutgoingUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/issuer_url",schemaPath:"schemas.OutgoingUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token_url !== undefined){
let data5 = data.token_url;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(errors === _errs16){
if(typeof data5 === "string"){
if(func0(data5) > 2048){
validate38.errors = [{instancePath:instancePath+"/token_url",schemaPath:"schemas.OutgoingUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func0(data5) < 8){
validate38.errors = [{instancePath:instancePath+"/token_url",schemaPath:"schemas.OutgoingUrl/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
else {
if(!pattern21.test(data5)){
validate38.errors = [{instancePath:instancePath+"/token_url",schemaPath:"schemas.OutgoingUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"},message:"must match pattern \""+"^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"+"\""}];
return false;
}
else {
if(!(formats26(data5))){
validate38.errors = [{instancePath:instancePath+"/token_url",schemaPath:"schemas.OutgoingUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/token_url",schemaPath:"schemas.OutgoingUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jwk_url !== undefined){
let data6 = data.jwk_url;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(errors === _errs19){
if(typeof data6 === "string"){
if(func0(data6) > 2048){
validate38.errors = [{instancePath:instancePath+"/jwk_url",schemaPath:"schemas.OutgoingUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func0(data6) < 8){
validate38.errors = [{instancePath:instancePath+"/jwk_url",schemaPath:"schemas.OutgoingUrl/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
else {
if(!pattern21.test(data6)){
validate38.errors = [{instancePath:instancePath+"/jwk_url",schemaPath:"schemas.OutgoingUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"},message:"must match pattern \""+"^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"+"\""}];
return false;
}
else {
if(!(formats26(data6))){
validate38.errors = [{instancePath:instancePath+"/jwk_url",schemaPath:"schemas.OutgoingUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/jwk_url",schemaPath:"schemas.OutgoingUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.redirect_url !== undefined){
let data7 = data.redirect_url;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(errors === _errs22){
if(typeof data7 === "string"){
if(func0(data7) > 2048){
validate38.errors = [{instancePath:instancePath+"/redirect_url",schemaPath:"schemas.OAuthRedirectUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func0(data7) < 8){
validate38.errors = [{instancePath:instancePath+"/redirect_url",schemaPath:"schemas.OAuthRedirectUrl/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
else {
if(!pattern24.test(data7)){
validate38.errors = [{instancePath:instancePath+"/redirect_url",schemaPath:"schemas.OAuthRedirectUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#@\\s]+(/[^?#\\s]*)?/oauth/callback$"},message:"must match pattern \""+"^https?://[^/?#@\\s]+(/[^?#\\s]*)?/oauth/callback$"+"\""}];
return false;
}
else {
if(!(formats26(data7))){
validate38.errors = [{instancePath:instancePath+"/redirect_url",schemaPath:"schemas.OAuthRedirectUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/redirect_url",schemaPath:"schemas.OAuthRedirectUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frontend_url !== undefined){
let data8 = data.frontend_url;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(errors === _errs25){
if(typeof data8 === "string"){
if(func0(data8) > 2048){
validate38.errors = [{instancePath:instancePath+"/frontend_url",schemaPath:"schemas.OAuthFrontendUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func0(data8) < 8){
validate38.errors = [{instancePath:instancePath+"/frontend_url",schemaPath:"schemas.OAuthFrontendUrl/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
else {
if(!pattern21.test(data8)){
validate38.errors = [{instancePath:instancePath+"/frontend_url",schemaPath:"schemas.OAuthFrontendUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"},message:"must match pattern \""+"^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"+"\""}];
return false;
}
else {
if(!(formats26(data8))){
validate38.errors = [{instancePath:instancePath+"/frontend_url",schemaPath:"schemas.OAuthFrontendUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/frontend_url",schemaPath:"schemas.OAuthFrontendUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}

export function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createOauthProvider.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate37.errors = vErrors;
return errors === 0;
}

export function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateOauthProvider.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.provider_id === undefined) && (missing1 = "provider_id")){
validate40.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "provider_id")){
validate40.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.provider_id !== undefined){
let data1 = data0.provider_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate40.errors = [{instancePath:instancePath+"/path/provider_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate40.errors = [{instancePath:instancePath+"/path/provider_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate40.errors = [{instancePath:instancePath+"/path/provider_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/path/provider_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
validate40.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["idempotency-key"] !== undefined){
let data4 = data3["idempotency-key"];
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func0(data4) > 128){
validate40.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate40.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data4)){
validate40.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}

export const schema56 = {"type":"object","additionalProperties":false,"properties":{"id":{"$ref":"schemas.Id"},"owner":{"$ref":"schemas.OwnerId"},"client_id":{"type":"string","minLength":1,"maxLength":512},"client_secret":{"type":"string","format":"password","minLength":1,"maxLength":2048},"issuer_url":{"$ref":"schemas.OutgoingUrl"},"token_url":{"$ref":"schemas.OutgoingUrl"},"jwk_url":{"$ref":"schemas.OutgoingUrl"},"redirect_url":{"$ref":"schemas.OAuthRedirectUrl"},"frontend_url":{"$ref":"schemas.OAuthFrontendUrl"}},"$id":"schemas.OAuthProviderChanges"};

export function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.OAuthProviderChanges" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func27.call(schema56.properties, key0))){
validate42.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate42.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate42.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate42.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner !== undefined){
let data1 = data.owner;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 129){
validate42.errors = [{instancePath:instancePath+"/owner",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate42.errors = [{instancePath:instancePath+"/owner",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern20.test(data1)){
validate42.errors = [{instancePath:instancePath+"/owner",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/owner",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client_id !== undefined){
let data2 = data.client_id;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 512){
validate42.errors = [{instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate42.errors = [{instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client_secret !== undefined){
let data3 = data.client_secret;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(func0(data3) > 2048){
validate42.errors = [{instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate42.errors = [{instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issuer_url !== undefined){
let data4 = data.issuer_url;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data4 === "string"){
if(func0(data4) > 2048){
validate42.errors = [{instancePath:instancePath+"/issuer_url",schemaPath:"schemas.OutgoingUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func0(data4) < 8){
validate42.errors = [{instancePath:instancePath+"/issuer_url",schemaPath:"schemas.OutgoingUrl/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
else {
if(!pattern21.test(data4)){
validate42.errors = [{instancePath:instancePath+"/issuer_url",schemaPath:"schemas.OutgoingUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"},message:"must match pattern \""+"^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"+"\""}];
return false;
}
else {
if(!(formats26(data4))){
validate42.errors = [{instancePath:instancePath+"/issuer_url",schemaPath:"schemas.OutgoingUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/issuer_url",schemaPath:"schemas.OutgoingUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token_url !== undefined){
let data5 = data.token_url;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(errors === _errs16){
if(typeof data5 === "string"){
if(func0(data5) > 2048){
validate42.errors = [{instancePath:instancePath+"/token_url",schemaPath:"schemas.OutgoingUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func0(data5) < 8){
validate42.errors = [{instancePath:instancePath+"/token_url",schemaPath:"schemas.OutgoingUrl/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
else {
if(!pattern21.test(data5)){
validate42.errors = [{instancePath:instancePath+"/token_url",schemaPath:"schemas.OutgoingUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"},message:"must match pattern \""+"^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"+"\""}];
return false;
}
else {
if(!(formats26(data5))){
validate42.errors = [{instancePath:instancePath+"/token_url",schemaPath:"schemas.OutgoingUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/token_url",schemaPath:"schemas.OutgoingUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jwk_url !== undefined){
let data6 = data.jwk_url;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(errors === _errs19){
if(typeof data6 === "string"){
if(func0(data6) > 2048){
validate42.errors = [{instancePath:instancePath+"/jwk_url",schemaPath:"schemas.OutgoingUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func0(data6) < 8){
validate42.errors = [{instancePath:instancePath+"/jwk_url",schemaPath:"schemas.OutgoingUrl/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
else {
if(!pattern21.test(data6)){
validate42.errors = [{instancePath:instancePath+"/jwk_url",schemaPath:"schemas.OutgoingUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"},message:"must match pattern \""+"^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"+"\""}];
return false;
}
else {
if(!(formats26(data6))){
validate42.errors = [{instancePath:instancePath+"/jwk_url",schemaPath:"schemas.OutgoingUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/jwk_url",schemaPath:"schemas.OutgoingUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.redirect_url !== undefined){
let data7 = data.redirect_url;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(errors === _errs22){
if(typeof data7 === "string"){
if(func0(data7) > 2048){
validate42.errors = [{instancePath:instancePath+"/redirect_url",schemaPath:"schemas.OAuthRedirectUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func0(data7) < 8){
validate42.errors = [{instancePath:instancePath+"/redirect_url",schemaPath:"schemas.OAuthRedirectUrl/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
else {
if(!pattern24.test(data7)){
validate42.errors = [{instancePath:instancePath+"/redirect_url",schemaPath:"schemas.OAuthRedirectUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#@\\s]+(/[^?#\\s]*)?/oauth/callback$"},message:"must match pattern \""+"^https?://[^/?#@\\s]+(/[^?#\\s]*)?/oauth/callback$"+"\""}];
return false;
}
else {
if(!(formats26(data7))){
validate42.errors = [{instancePath:instancePath+"/redirect_url",schemaPath:"schemas.OAuthRedirectUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/redirect_url",schemaPath:"schemas.OAuthRedirectUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frontend_url !== undefined){
let data8 = data.frontend_url;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(errors === _errs25){
if(typeof data8 === "string"){
if(func0(data8) > 2048){
validate42.errors = [{instancePath:instancePath+"/frontend_url",schemaPath:"schemas.OAuthFrontendUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func0(data8) < 8){
validate42.errors = [{instancePath:instancePath+"/frontend_url",schemaPath:"schemas.OAuthFrontendUrl/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
else {
if(!pattern21.test(data8)){
validate42.errors = [{instancePath:instancePath+"/frontend_url",schemaPath:"schemas.OAuthFrontendUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"},message:"must match pattern \""+"^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"+"\""}];
return false;
}
else {
if(!(formats26(data8))){
validate42.errors = [{instancePath:instancePath+"/frontend_url",schemaPath:"schemas.OAuthFrontendUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/frontend_url",schemaPath:"schemas.OAuthFrontendUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

export function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateOauthProvider.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
validate41.errors = vErrors;
return errors === 0;
}

export const pattern36 = new RegExp("^[A-Za-z0-9_-]{43}$", "u");

export function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="startOauthLogin.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate44.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.provider_id === undefined) && (missing1 = "provider_id")) || ((data1.code_challenge === undefined) && (missing1 = "code_challenge"))){
validate44.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!((key1 === "provider_id") || (key1 === "code_challenge"))){
validate44.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.provider_id !== undefined){
let data2 = data1.provider_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate44.errors = [{instancePath:instancePath+"/query/provider_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate44.errors = [{instancePath:instancePath+"/query/provider_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data2)){
validate44.errors = [{instancePath:instancePath+"/query/provider_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/query/provider_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.code_challenge !== undefined){
let data3 = data1.code_challenge;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func0(data3) > 43){
validate44.errors = [{instancePath:instancePath+"/query/code_challenge",schemaPath:"#/properties/query/properties/code_challenge/maxLength",keyword:"maxLength",params:{limit: 43},message:"must NOT have more than 43 characters"}];
return false;
}
else {
if(func0(data3) < 43){
validate44.errors = [{instancePath:instancePath+"/query/code_challenge",schemaPath:"#/properties/query/properties/code_challenge/minLength",keyword:"minLength",params:{limit: 43},message:"must NOT have fewer than 43 characters"}];
return false;
}
else {
if(!pattern36.test(data3)){
validate44.errors = [{instancePath:instancePath+"/query/code_challenge",schemaPath:"#/properties/query/properties/code_challenge/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{43}$"+"\""}];
return false;
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/query/code_challenge",schemaPath:"#/properties/query/properties/code_challenge/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data4 = data.header;
const _errs12 = errors;
if(errors === _errs12){
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate44.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}

export function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="finishOauthLogin.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate45.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate45.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.state === undefined) && (missing1 = "state")){
validate45.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.state !== undefined){
let data2 = data1.state;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func0(data2) > 512){
validate45.errors = [{instancePath:instancePath+"/query/state",schemaPath:"#/properties/query/properties/state/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate45.errors = [{instancePath:instancePath+"/query/state",schemaPath:"#/properties/query/properties/state/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data2)){
validate45.errors = [{instancePath:instancePath+"/query/state",schemaPath:"#/properties/query/properties/state/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]+$"+"\""}];
return false;
}
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/query/state",schemaPath:"#/properties/query/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.code !== undefined){
let data3 = data1.code;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func0(data3) > 4096){
validate45.errors = [{instancePath:instancePath+"/query/code",schemaPath:"#/properties/query/properties/code/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate45.errors = [{instancePath:instancePath+"/query/code",schemaPath:"#/properties/query/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/query/code",schemaPath:"#/properties/query/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.error !== undefined){
let data4 = data1.error;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func0(data4) > 256){
validate45.errors = [{instancePath:instancePath+"/query/error",schemaPath:"#/properties/query/properties/error/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate45.errors = [{instancePath:instancePath+"/query/error",schemaPath:"#/properties/query/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/query/error",schemaPath:"#/properties/query/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.iss !== undefined){
let data5 = data1.iss;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(func0(data5) > 2048){
validate45.errors = [{instancePath:instancePath+"/query/iss",schemaPath:"#/properties/query/properties/iss/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func0(data5) < 1){
validate45.errors = [{instancePath:instancePath+"/query/iss",schemaPath:"#/properties/query/properties/iss/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/query/iss",schemaPath:"#/properties/query/properties/iss/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data6 = data.header;
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.cookie !== undefined){
let data7 = data6.cookie;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data7 === "string"){
if(func0(data7) > 8192){
validate45.errors = [{instancePath:instancePath+"/header/cookie",schemaPath:"#/properties/header/properties/cookie/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
else {
if(func0(data7) < 0){
validate45.errors = [{instancePath:instancePath+"/header/cookie",schemaPath:"#/properties/header/properties/cookie/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/header/cookie",schemaPath:"#/properties/header/properties/cookie/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}

export const schema67 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"page":{"default":0,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}]},"limit":{"default":50,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":500}]},"sort_field":{"default":"id","type":"string","enum":["id","name","created","updated"]},"sort_direction":{"default":1,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","enum":[1,-1]}]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}},"$id":"listOrganisations.params"};

export function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listOrganisations.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate46.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.page === undefined){
data1.page = 0;
}
if(data1.limit === undefined){
data1.limit = 50;
}
if(data1.sort_field === undefined){
data1.sort_field = "id";
}
if(data1.sort_direction === undefined){
data1.sort_direction = 1;
}
const _errs6 = errors;
for(const key1 in data1){
if(!((((key1 === "page") || (key1 === "limit")) || (key1 === "sort_field")) || (key1 === "sort_direction"))){
validate46.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
let data2 = data1.page;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
validate46.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid2 = _errs8 === errors;
if(valid2){
const _errs9 = errors;
const read0 = func22(data2);
data2 = read0;
if(data1 !== undefined){
data1["page"] = data2;
}
var valid2 = _errs9 === errors;
if(valid2){
const _errs10 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate46.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
validate46.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate46.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate46.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid2 = _errs10 === errors;
}
}
var valid1 = _errs7 === errors;
if(valid1){
let data3 = data1.limit;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
validate46.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid3 = _errs13 === errors;
if(valid3){
const _errs14 = errors;
const read1 = func22(data3);
data3 = read1;
if(data1 !== undefined){
data1["limit"] = data3;
}
var valid3 = _errs14 === errors;
if(valid3){
const _errs15 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate46.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if(typeof data3 == "number"){
if(data3 > 500 || isNaN(data3)){
validate46.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate46.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data3))){
validate46.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs15 === errors;
}
}
var valid1 = _errs12 === errors;
if(valid1){
let data4 = data1.sort_field;
const _errs17 = errors;
if(typeof data4 !== "string"){
validate46.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data4 === "id") || (data4 === "name")) || (data4 === "created")) || (data4 === "updated"))){
validate46.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/enum",keyword:"enum",params:{allowedValues: schema67.properties.query.properties.sort_field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs17 === errors;
if(valid1){
let data5 = data1.sort_direction;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
validate46.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid4 = _errs20 === errors;
if(valid4){
const _errs21 = errors;
const read2 = func22(data5);
data5 = read2;
if(data1 !== undefined){
data1["sort_direction"] = data5;
}
var valid4 = _errs21 === errors;
if(valid4){
const _errs22 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate46.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data5 === 1) || (data5 === -1))){
validate46.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/enum",keyword:"enum",params:{allowedValues: schema67.properties.query.properties.sort_direction.allOf[2].enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs22){
if(typeof data5 == "number"){
if(!(formats2.validate(data5))){
validate46.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
var valid4 = _errs22 === errors;
}
}
var valid1 = _errs19 === errors;
}
}
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data6 = data.header;
const _errs24 = errors;
if(errors === _errs24){
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
validate46.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}

export const pattern41 = new RegExp("^([A-Z]{3})?$", "u");

export function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.NewOrganisation" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.units === undefined) && (missing0 = "units"))){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "units")) || (key0 === "name")) || (key0 === "parent_id")) || (key0 === "base_currency"))){
validate48.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate48.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate48.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate48.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.units !== undefined){
let data1 = data.units;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate48.errors = [{instancePath:instancePath+"/units",schemaPath:"#/properties/units/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate48.errors = [{instancePath:instancePath+"/units/" + i0,schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate48.errors = [{instancePath:instancePath+"/units/" + i0,schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data2)){
validate48.errors = [{instancePath:instancePath+"/units/" + i0,schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/units/" + i0,schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/units",schemaPath:"#/properties/units/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data3 = data.name;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func0(data3) > 200){
validate48.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate48.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent_id !== undefined){
let data4 = data.parent_id;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func0(data4) > 64){
validate48.errors = [{instancePath:instancePath+"/parent_id",schemaPath:"schemas.OrganisationIdOrNone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data4) < 0){
validate48.errors = [{instancePath:instancePath+"/parent_id",schemaPath:"schemas.OrganisationIdOrNone/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
else {
if(!pattern3.test(data4)){
validate48.errors = [{instancePath:instancePath+"/parent_id",schemaPath:"schemas.OrganisationIdOrNone/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9._-]*$"+"\""}];
return false;
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/parent_id",schemaPath:"schemas.OrganisationIdOrNone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base_currency !== undefined){
let data5 = data.base_currency;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(func0(data5) > 3){
validate48.errors = [{instancePath:instancePath+"/base_currency",schemaPath:"schemas.CurrencyOrNone/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data5) < 0){
validate48.errors = [{instancePath:instancePath+"/base_currency",schemaPath:"schemas.CurrencyOrNone/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
else {
if(!pattern41.test(data5)){
validate48.errors = [{instancePath:instancePath+"/base_currency",schemaPath:"schemas.CurrencyOrNone/pattern",keyword:"pattern",params:{pattern: "^([A-Z]{3})?$"},message:"must match pattern \""+"^([A-Z]{3})?$"+"\""}];
return false;
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/base_currency",schemaPath:"schemas.CurrencyOrNone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}

export function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createOrganisation.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
validate47.errors = vErrors;
return errors === 0;
}

export function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateOrganisation.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.org_id === undefined) && (missing1 = "org_id")){
validate50.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "org_id")){
validate50.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.org_id !== undefined){
let data1 = data0.org_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate50.errors = [{instancePath:instancePath+"/path/org_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate50.errors = [{instancePath:instancePath+"/path/org_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate50.errors = [{instancePath:instancePath+"/path/org_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/path/org_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
validate50.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["idempotency-key"] !== undefined){
let data4 = data3["idempotency-key"];
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func0(data4) > 128){
validate50.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate50.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data4)){
validate50.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}

export function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.OrganisationChanges" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "units") || (key0 === "enabled")) || (key0 === "name")) || (key0 === "parent_id")) || (key0 === "base_currency"))){
validate52.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.units !== undefined){
let data0 = data.units;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate52.errors = [{instancePath:instancePath+"/units",schemaPath:"#/properties/units/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate52.errors = [{instancePath:instancePath+"/units/" + i0,schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate52.errors = [{instancePath:instancePath+"/units/" + i0,schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate52.errors = [{instancePath:instancePath+"/units/" + i0,schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/units/" + i0,schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/units",schemaPath:"#/properties/units/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs7 = errors;
if(typeof data.enabled !== "boolean"){
validate52.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data3 = data.name;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 200){
validate52.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate52.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent_id !== undefined){
let data4 = data.parent_id;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func0(data4) > 64){
validate52.errors = [{instancePath:instancePath+"/parent_id",schemaPath:"schemas.OrganisationIdOrNone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data4) < 0){
validate52.errors = [{instancePath:instancePath+"/parent_id",schemaPath:"schemas.OrganisationIdOrNone/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
else {
if(!pattern3.test(data4)){
validate52.errors = [{instancePath:instancePath+"/parent_id",schemaPath:"schemas.OrganisationIdOrNone/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9._-]*$"+"\""}];
return false;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/parent_id",schemaPath:"schemas.OrganisationIdOrNone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base_currency !== undefined){
let data5 = data.base_currency;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(func0(data5) > 3){
validate52.errors = [{instancePath:instancePath+"/base_currency",schemaPath:"schemas.CurrencyOrNone/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data5) < 0){
validate52.errors = [{instancePath:instancePath+"/base_currency",schemaPath:"schemas.CurrencyOrNone/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
else {
if(!pattern41.test(data5)){
validate52.errors = [{instancePath:instancePath+"/base_currency",schemaPath:"schemas.CurrencyOrNone/pattern",keyword:"pattern",params:{pattern: "^([A-Z]{3})?$"},message:"must match pattern \""+"^([A-Z]{3})?$"+"\""}];
return false;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/base_currency",schemaPath:"schemas.CurrencyOrNone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

export function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateOrganisation.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
validate51.errors = vErrors;
return errors === 0;
}

export function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="addOrganisationUnits.body.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1000){
validate54.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
if(data.length < 1){
validate54.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate54.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate54.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate54.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}

export const schema84 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"id":{"type":"string","maxLength":64,"pattern":"^[A-Za-z0-9._-]*$"},"name":{"type":"string","minLength":0,"maxLength":200},"page":{"default":0,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}]},"limit":{"default":50,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":500}]},"sort_field":{"default":"id","type":"string","enum":["id","name"]},"sort_direction":{"default":1,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","enum":[1,-1]}]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}},"$id":"listSystems.params"};

export function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listSystems.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate55.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.page === undefined){
data1.page = 0;
}
if(data1.limit === undefined){
data1.limit = 50;
}
if(data1.sort_field === undefined){
data1.sort_field = "id";
}
if(data1.sort_direction === undefined){
data1.sort_direction = 1;
}
const _errs6 = errors;
for(const key1 in data1){
if(!((((((key1 === "id") || (key1 === "name")) || (key1 === "page")) || (key1 === "limit")) || (key1 === "sort_field")) || (key1 === "sort_direction"))){
validate55.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.id !== undefined){
let data2 = data1.id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate55.errors = [{instancePath:instancePath+"/query/id",schemaPath:"#/properties/query/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern3.test(data2)){
validate55.errors = [{instancePath:instancePath+"/query/id",schemaPath:"#/properties/query/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9._-]*$"+"\""}];
return false;
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/query/id",schemaPath:"#/properties/query/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.name !== undefined){
let data3 = data1.name;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 200){
validate55.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data3) < 0){
validate55.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data4 = data1.page;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
validate55.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid2 = _errs12 === errors;
if(valid2){
const _errs13 = errors;
const read0 = func22(data4);
data4 = read0;
if(data1 !== undefined){
data1["page"] = data4;
}
var valid2 = _errs13 === errors;
if(valid2){
const _errs14 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate55.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate55.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate55.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data4))){
validate55.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid2 = _errs14 === errors;
}
}
var valid1 = _errs11 === errors;
if(valid1){
let data5 = data1.limit;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
validate55.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid3 = _errs17 === errors;
if(valid3){
const _errs18 = errors;
const read1 = func22(data5);
data5 = read1;
if(data1 !== undefined){
data1["limit"] = data5;
}
var valid3 = _errs18 === errors;
if(valid3){
const _errs19 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate55.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if(typeof data5 == "number"){
if(data5 > 500 || isNaN(data5)){
validate55.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate55.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data5))){
validate55.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs19 === errors;
}
}
var valid1 = _errs16 === errors;
if(valid1){
let data6 = data1.sort_field;
const _errs21 = errors;
if(typeof data6 !== "string"){
validate55.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data6 === "id") || (data6 === "name"))){
validate55.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/enum",keyword:"enum",params:{allowedValues: schema84.properties.query.properties.sort_field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(valid1){
let data7 = data1.sort_direction;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
validate55.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid4 = _errs24 === errors;
if(valid4){
const _errs25 = errors;
const read2 = func22(data7);
data7 = read2;
if(data1 !== undefined){
data1["sort_direction"] = data7;
}
var valid4 = _errs25 === errors;
if(valid4){
const _errs26 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate55.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data7 === 1) || (data7 === -1))){
validate55.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/enum",keyword:"enum",params:{allowedValues: schema84.properties.query.properties.sort_direction.allOf[2].enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs26){
if(typeof data7 == "number"){
if(!(formats2.validate(data7))){
validate55.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
var valid4 = _errs26 === errors;
}
}
var valid1 = _errs23 === errors;
}
}
}
}
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data8 = data.header;
const _errs28 = errors;
if(errors === _errs28){
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
validate55.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}

export const schema85 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"owner_id":{"type":"string","maxLength":129,"pattern":"^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"},"from":{"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int64","minimum":0,"maximum":8640000000000000}]},"to":{"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int64","minimum":0,"maximum":8640000000000000}]},"actor_id":{"type":"string","maxLength":64,"pattern":"^[A-Za-z0-9._-]*$"},"action":{"type":"string","maxLength":64,"pattern":"^[A-Za-z]*$"},"target_id":{"type":"string","minLength":0,"maxLength":256},"outcome":{"type":"string","enum":["done","refused"]},"page":{"default":0,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}]},"limit":{"default":50,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":500}]},"sort_field":{"default":"timestamp","type":"string","enum":["timestamp"]},"sort_direction":{"default":-1,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","enum":[1,-1]}]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}},"$id":"listAuditEvents.params"};

export const pattern49 = new RegExp("^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$", "u");

export const pattern51 = new RegExp("^[A-Za-z]*$", "u");

export const formats72 = formats.int64;

export function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listAuditEvents.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate56.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.page === undefined){
data1.page = 0;
}
if(data1.limit === undefined){
data1.limit = 50;
}
if(data1.sort_field === undefined){
data1.sort_field = "timestamp";
}
if(data1.sort_direction === undefined){
data1.sort_direction = -1;
}
const _errs6 = errors;
for(const key1 in data1){
if(!(func27.call(schema85.properties.query.properties, key1))){
validate56.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.owner_id !== undefined){
let data2 = data1.owner_id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 129){
validate56.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(!pattern49.test(data2)){
validate56.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"+"\""}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.from !== undefined){
let data3 = data1.from;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
validate56.errors = [{instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid2 = _errs10 === errors;
if(valid2){
const _errs11 = errors;
const read0 = func22(data3);
data3 = read0;
if(data1 !== undefined){
data1["from"] = data3;
}
var valid2 = _errs11 === errors;
if(valid2){
const _errs12 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate56.errors = [{instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data3 == "number"){
if(data3 > 8640000000000000 || isNaN(data3)){
validate56.errors = [{instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate56.errors = [{instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats72.validate(data3))){
validate56.errors = [{instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/allOf/2/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid2 = _errs12 === errors;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.to !== undefined){
let data4 = data1.to;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
validate56.errors = [{instancePath:instancePath+"/query/to",schemaPath:"#/properties/query/properties/to/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid3 = _errs15 === errors;
if(valid3){
const _errs16 = errors;
const read1 = func22(data4);
data4 = read1;
if(data1 !== undefined){
data1["to"] = data4;
}
var valid3 = _errs16 === errors;
if(valid3){
const _errs17 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate56.errors = [{instancePath:instancePath+"/query/to",schemaPath:"#/properties/query/properties/to/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if(typeof data4 == "number"){
if(data4 > 8640000000000000 || isNaN(data4)){
validate56.errors = [{instancePath:instancePath+"/query/to",schemaPath:"#/properties/query/properties/to/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate56.errors = [{instancePath:instancePath+"/query/to",schemaPath:"#/properties/query/properties/to/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats72.validate(data4))){
validate56.errors = [{instancePath:instancePath+"/query/to",schemaPath:"#/properties/query/properties/to/allOf/2/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs17 === errors;
}
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.actor_id !== undefined){
let data5 = data1.actor_id;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data5 === "string"){
if(func0(data5) > 64){
validate56.errors = [{instancePath:instancePath+"/query/actor_id",schemaPath:"#/properties/query/properties/actor_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern3.test(data5)){
validate56.errors = [{instancePath:instancePath+"/query/actor_id",schemaPath:"#/properties/query/properties/actor_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9._-]*$"+"\""}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/query/actor_id",schemaPath:"#/properties/query/properties/actor_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.action !== undefined){
let data6 = data1.action;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data6 === "string"){
if(func0(data6) > 64){
validate56.errors = [{instancePath:instancePath+"/query/action",schemaPath:"#/properties/query/properties/action/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern51.test(data6)){
validate56.errors = [{instancePath:instancePath+"/query/action",schemaPath:"#/properties/query/properties/action/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]*$"},message:"must match pattern \""+"^[A-Za-z]*$"+"\""}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/query/action",schemaPath:"#/properties/query/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.target_id !== undefined){
let data7 = data1.target_id;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data7 === "string"){
if(func0(data7) > 256){
validate56.errors = [{instancePath:instancePath+"/query/target_id",schemaPath:"#/properties/query/properties/target_id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func0(data7) < 0){
validate56.errors = [{instancePath:instancePath+"/query/target_id",schemaPath:"#/properties/query/properties/target_id/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/query/target_id",schemaPath:"#/properties/query/properties/target_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.outcome !== undefined){
let data8 = data1.outcome;
const _errs25 = errors;
if(typeof data8 !== "string"){
validate56.errors = [{instancePath:instancePath+"/query/outcome",schemaPath:"#/properties/query/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data8 === "done") || (data8 === "refused"))){
validate56.errors = [{instancePath:instancePath+"/query/outcome",schemaPath:"#/properties/query/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema85.properties.query.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data9 = data1.page;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
validate56.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid4 = _errs28 === errors;
if(valid4){
const _errs29 = errors;
const read2 = func22(data9);
data9 = read2;
if(data1 !== undefined){
data1["page"] = data9;
}
var valid4 = _errs29 === errors;
if(valid4){
const _errs30 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate56.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs30){
if(typeof data9 == "number"){
if(data9 > 2147483647 || isNaN(data9)){
validate56.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate56.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data9))){
validate56.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid4 = _errs30 === errors;
}
}
var valid1 = _errs27 === errors;
if(valid1){
let data10 = data1.limit;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
validate56.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid5 = _errs33 === errors;
if(valid5){
const _errs34 = errors;
const read3 = func22(data10);
data10 = read3;
if(data1 !== undefined){
data1["limit"] = data10;
}
var valid5 = _errs34 === errors;
if(valid5){
const _errs35 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate56.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs35){
if(typeof data10 == "number"){
if(data10 > 500 || isNaN(data10)){
validate56.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate56.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data10))){
validate56.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid5 = _errs35 === errors;
}
}
var valid1 = _errs32 === errors;
if(valid1){
let data11 = data1.sort_field;
const _errs37 = errors;
if(typeof data11 !== "string"){
validate56.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data11 === "timestamp")){
validate56.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/enum",keyword:"enum",params:{allowedValues: schema85.properties.query.properties.sort_field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs37 === errors;
if(valid1){
let data12 = data1.sort_direction;
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
validate56.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid6 = _errs40 === errors;
if(valid6){
const _errs41 = errors;
const read4 = func22(data12);
data12 = read4;
if(data1 !== undefined){
data1["sort_direction"] = data12;
}
var valid6 = _errs41 === errors;
if(valid6){
const _errs42 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate56.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data12 === 1) || (data12 === -1))){
validate56.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/enum",keyword:"enum",params:{allowedValues: schema85.properties.query.properties.sort_direction.allOf[2].enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs42){
if(typeof data12 == "number"){
if(!(formats2.validate(data12))){
validate56.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
var valid6 = _errs42 === errors;
}
}
var valid1 = _errs39 === errors;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data13 = data.header;
const _errs44 = errors;
if(errors === _errs44){
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
validate56.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}

export const schema86 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"state":{"type":"string","enum":["pending","delivered","dead"]},"destination_id":{"type":"string","maxLength":64,"pattern":"^[A-Za-z0-9._-]*$"},"page":{"default":0,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}]},"limit":{"default":50,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":500}]},"sort_field":{"default":"created","type":"string","enum":["created","last_attempt"]},"sort_direction":{"default":-1,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","enum":[1,-1]}]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}},"$id":"listDeliveries.params"};

export function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listDeliveries.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate57.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate57.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.page === undefined){
data1.page = 0;
}
if(data1.limit === undefined){
data1.limit = 50;
}
if(data1.sort_field === undefined){
data1.sort_field = "created";
}
if(data1.sort_direction === undefined){
data1.sort_direction = -1;
}
const _errs6 = errors;
for(const key1 in data1){
if(!((((((key1 === "state") || (key1 === "destination_id")) || (key1 === "page")) || (key1 === "limit")) || (key1 === "sort_field")) || (key1 === "sort_direction"))){
validate57.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.state !== undefined){
let data2 = data1.state;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate57.errors = [{instancePath:instancePath+"/query/state",schemaPath:"#/properties/query/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data2 === "pending") || (data2 === "delivered")) || (data2 === "dead"))){
validate57.errors = [{instancePath:instancePath+"/query/state",schemaPath:"#/properties/query/properties/state/enum",keyword:"enum",params:{allowedValues: schema86.properties.query.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.destination_id !== undefined){
let data3 = data1.destination_id;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 64){
validate57.errors = [{instancePath:instancePath+"/query/destination_id",schemaPath:"#/properties/query/properties/destination_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern3.test(data3)){
validate57.errors = [{instancePath:instancePath+"/query/destination_id",schemaPath:"#/properties/query/properties/destination_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9._-]*$"+"\""}];
return false;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/query/destination_id",schemaPath:"#/properties/query/properties/destination_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data4 = data1.page;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
validate57.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid2 = _errs12 === errors;
if(valid2){
const _errs13 = errors;
const read0 = func22(data4);
data4 = read0;
if(data1 !== undefined){
data1["page"] = data4;
}
var valid2 = _errs13 === errors;
if(valid2){
const _errs14 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate57.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate57.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate57.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data4))){
validate57.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid2 = _errs14 === errors;
}
}
var valid1 = _errs11 === errors;
if(valid1){
let data5 = data1.limit;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
validate57.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid3 = _errs17 === errors;
if(valid3){
const _errs18 = errors;
const read1 = func22(data5);
data5 = read1;
if(data1 !== undefined){
data1["limit"] = data5;
}
var valid3 = _errs18 === errors;
if(valid3){
const _errs19 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate57.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if(typeof data5 == "number"){
if(data5 > 500 || isNaN(data5)){
validate57.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate57.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data5))){
validate57.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs19 === errors;
}
}
var valid1 = _errs16 === errors;
if(valid1){
let data6 = data1.sort_field;
const _errs21 = errors;
if(typeof data6 !== "string"){
validate57.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data6 === "created") || (data6 === "last_attempt"))){
validate57.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/enum",keyword:"enum",params:{allowedValues: schema86.properties.query.properties.sort_field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(valid1){
let data7 = data1.sort_direction;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
validate57.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid4 = _errs24 === errors;
if(valid4){
const _errs25 = errors;
const read2 = func22(data7);
data7 = read2;
if(data1 !== undefined){
data1["sort_direction"] = data7;
}
var valid4 = _errs25 === errors;
if(valid4){
const _errs26 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate57.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data7 === 1) || (data7 === -1))){
validate57.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/enum",keyword:"enum",params:{allowedValues: schema86.properties.query.properties.sort_direction.allOf[2].enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs26){
if(typeof data7 == "number"){
if(!(formats2.validate(data7))){
validate57.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
var valid4 = _errs26 === errors;
}
}
var valid1 = _errs23 === errors;
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data8 = data.header;
const _errs28 = errors;
if(errors === _errs28){
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
validate57.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}

export const schema87 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"owner_id":{"type":"string","maxLength":129,"pattern":"^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"},"page":{"default":0,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}]},"limit":{"default":50,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":500}]},"sort_field":{"default":"created","type":"string","enum":["created","url","owner_id"]},"sort_direction":{"default":1,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","enum":[1,-1]}]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}},"$id":"listDestinations.params"};

export function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listDestinations.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate58.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.page === undefined){
data1.page = 0;
}
if(data1.limit === undefined){
data1.limit = 50;
}
if(data1.sort_field === undefined){
data1.sort_field = "created";
}
if(data1.sort_direction === undefined){
data1.sort_direction = 1;
}
const _errs6 = errors;
for(const key1 in data1){
if(!(((((key1 === "owner_id") || (key1 === "page")) || (key1 === "limit")) || (key1 === "sort_field")) || (key1 === "sort_direction"))){
validate58.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.owner_id !== undefined){
let data2 = data1.owner_id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 129){
validate58.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(!pattern49.test(data2)){
validate58.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"+"\""}];
return false;
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data3 = data1.page;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
validate58.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid2 = _errs10 === errors;
if(valid2){
const _errs11 = errors;
const read0 = func22(data3);
data3 = read0;
if(data1 !== undefined){
data1["page"] = data3;
}
var valid2 = _errs11 === errors;
if(valid2){
const _errs12 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate58.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
validate58.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate58.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data3))){
validate58.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid2 = _errs12 === errors;
}
}
var valid1 = _errs9 === errors;
if(valid1){
let data4 = data1.limit;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
validate58.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid3 = _errs15 === errors;
if(valid3){
const _errs16 = errors;
const read1 = func22(data4);
data4 = read1;
if(data1 !== undefined){
data1["limit"] = data4;
}
var valid3 = _errs16 === errors;
if(valid3){
const _errs17 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate58.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if(typeof data4 == "number"){
if(data4 > 500 || isNaN(data4)){
validate58.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate58.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data4))){
validate58.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs17 === errors;
}
}
var valid1 = _errs14 === errors;
if(valid1){
let data5 = data1.sort_field;
const _errs19 = errors;
if(typeof data5 !== "string"){
validate58.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data5 === "created") || (data5 === "url")) || (data5 === "owner_id"))){
validate58.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/enum",keyword:"enum",params:{allowedValues: schema87.properties.query.properties.sort_field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs19 === errors;
if(valid1){
let data6 = data1.sort_direction;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
validate58.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid4 = _errs22 === errors;
if(valid4){
const _errs23 = errors;
const read2 = func22(data6);
data6 = read2;
if(data1 !== undefined){
data1["sort_direction"] = data6;
}
var valid4 = _errs23 === errors;
if(valid4){
const _errs24 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate58.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data6 === 1) || (data6 === -1))){
validate58.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/enum",keyword:"enum",params:{allowedValues: schema87.properties.query.properties.sort_direction.allOf[2].enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs24){
if(typeof data6 == "number"){
if(!(formats2.validate(data6))){
validate58.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
var valid4 = _errs24 === errors;
}
}
var valid1 = _errs21 === errors;
}
}
}
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data7 = data.header;
const _errs26 = errors;
if(errors === _errs26){
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate58.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}

export const schema92 = {"type":"string","enum":["*","WinEvent","WinSettled","RaffleWinEvent","OptInEvent","PlayerBonusAdded","PlayerBonusUpdated","PlayerBonusConsumed","PlayerBonusExpired","PasswordResetRequested"],"$id":"schemas.DeliverableEvent"};

export const pattern56 = new RegExp("^whsec_([A-Za-z0-9+/]{4}){8,21}([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$", "u");

export function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.NewDestination" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.owner_id === undefined) && (missing0 = "owner_id")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.events === undefined) && (missing0 = "events"))) || ((data.secret === undefined) && (missing0 = "secret"))){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "owner_id") || (key0 === "url")) || (key0 === "events")) || (key0 === "secret"))){
validate60.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.owner_id !== undefined){
let data0 = data.owner_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 129){
validate60.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate60.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern20.test(data0)){
validate60.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data1 = data.url;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 2048){
validate60.errors = [{instancePath:instancePath+"/url",schemaPath:"schemas.OutgoingUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func0(data1) < 8){
validate60.errors = [{instancePath:instancePath+"/url",schemaPath:"schemas.OutgoingUrl/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
else {
if(!pattern21.test(data1)){
validate60.errors = [{instancePath:instancePath+"/url",schemaPath:"schemas.OutgoingUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"},message:"must match pattern \""+"^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"+"\""}];
return false;
}
else {
if(!(formats26(data1))){
validate60.errors = [{instancePath:instancePath+"/url",schemaPath:"schemas.OutgoingUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/url",schemaPath:"schemas.OutgoingUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data2 = data.events;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
if(data2.length > 20){
validate60.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs10 = errors;
if(typeof data3 !== "string"){
validate60.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"schemas.DeliverableEvent/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((data3 === "*") || (data3 === "WinEvent")) || (data3 === "WinSettled")) || (data3 === "RaffleWinEvent")) || (data3 === "OptInEvent")) || (data3 === "PlayerBonusAdded")) || (data3 === "PlayerBonusUpdated")) || (data3 === "PlayerBonusConsumed")) || (data3 === "PlayerBonusExpired")) || (data3 === "PasswordResetRequested"))){
validate60.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"schemas.DeliverableEvent/enum",keyword:"enum",params:{allowedValues: schema92.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret !== undefined){
let data4 = data.secret;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(errors === _errs14){
if(typeof data4 === "string"){
if(func0(data4) > 94){
validate60.errors = [{instancePath:instancePath+"/secret",schemaPath:"schemas.WebhookSecret/maxLength",keyword:"maxLength",params:{limit: 94},message:"must NOT have more than 94 characters"}];
return false;
}
else {
if(func0(data4) < 38){
validate60.errors = [{instancePath:instancePath+"/secret",schemaPath:"schemas.WebhookSecret/minLength",keyword:"minLength",params:{limit: 38},message:"must NOT have fewer than 38 characters"}];
return false;
}
else {
if(!pattern56.test(data4)){
validate60.errors = [{instancePath:instancePath+"/secret",schemaPath:"schemas.WebhookSecret/pattern",keyword:"pattern",params:{pattern: "^whsec_([A-Za-z0-9+/]{4}){8,21}([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"},message:"must match pattern \""+"^whsec_([A-Za-z0-9+/]{4}){8,21}([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"+"\""}];
return false;
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/secret",schemaPath:"schemas.WebhookSecret/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}

export function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createDestination.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate60(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
validate59.errors = vErrors;
return errors === 0;
}

export function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateDestination.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.destination_id === undefined) && (missing1 = "destination_id")){
validate62.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "destination_id")){
validate62.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.destination_id !== undefined){
let data1 = data0.destination_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate62.errors = [{instancePath:instancePath+"/path/destination_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate62.errors = [{instancePath:instancePath+"/path/destination_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate62.errors = [{instancePath:instancePath+"/path/destination_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/path/destination_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
validate62.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate62.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["idempotency-key"] !== undefined){
let data4 = data3["idempotency-key"];
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func0(data4) > 128){
validate62.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate62.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data4)){
validate62.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}

export function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.DestinationChanges" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "url") || (key0 === "events")) || (key0 === "enabled")) || (key0 === "secret")) || (key0 === "keep_previous_secret"))){
validate64.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.url !== undefined){
let data0 = data.url;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 2048){
validate64.errors = [{instancePath:instancePath+"/url",schemaPath:"schemas.OutgoingUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func0(data0) < 8){
validate64.errors = [{instancePath:instancePath+"/url",schemaPath:"schemas.OutgoingUrl/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
else {
if(!pattern21.test(data0)){
validate64.errors = [{instancePath:instancePath+"/url",schemaPath:"schemas.OutgoingUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"},message:"must match pattern \""+"^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"+"\""}];
return false;
}
else {
if(!(formats26(data0))){
validate64.errors = [{instancePath:instancePath+"/url",schemaPath:"schemas.OutgoingUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/url",schemaPath:"schemas.OutgoingUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data1 = data.events;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 20){
validate64.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
if(typeof data2 !== "string"){
validate64.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"schemas.DeliverableEvent/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((data2 === "*") || (data2 === "WinEvent")) || (data2 === "WinSettled")) || (data2 === "RaffleWinEvent")) || (data2 === "OptInEvent")) || (data2 === "PlayerBonusAdded")) || (data2 === "PlayerBonusUpdated")) || (data2 === "PlayerBonusConsumed")) || (data2 === "PlayerBonusExpired")) || (data2 === "PasswordResetRequested"))){
validate64.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"schemas.DeliverableEvent/enum",keyword:"enum",params:{allowedValues: schema92.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs10 = errors;
if(typeof data.enabled !== "boolean"){
validate64.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret !== undefined){
let data4 = data.secret;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data4 === "string"){
if(func0(data4) > 94){
validate64.errors = [{instancePath:instancePath+"/secret",schemaPath:"schemas.WebhookSecret/maxLength",keyword:"maxLength",params:{limit: 94},message:"must NOT have more than 94 characters"}];
return false;
}
else {
if(func0(data4) < 38){
validate64.errors = [{instancePath:instancePath+"/secret",schemaPath:"schemas.WebhookSecret/minLength",keyword:"minLength",params:{limit: 38},message:"must NOT have fewer than 38 characters"}];
return false;
}
else {
if(!pattern56.test(data4)){
validate64.errors = [{instancePath:instancePath+"/secret",schemaPath:"schemas.WebhookSecret/pattern",keyword:"pattern",params:{pattern: "^whsec_([A-Za-z0-9+/]{4}){8,21}([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"},message:"must match pattern \""+"^whsec_([A-Za-z0-9+/]{4}){8,21}([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"+"\""}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/secret",schemaPath:"schemas.WebhookSecret/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keep_previous_secret !== undefined){
const _errs15 = errors;
if(typeof data.keep_previous_secret !== "boolean"){
validate64.errors = [{instancePath:instancePath+"/keep_previous_secret",schemaPath:"#/properties/keep_previous_secret/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}

export function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateDestination.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate64(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
validate63.errors = vErrors;
return errors === 0;
}

export const schema102 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"owner_id":{"type":"string","maxLength":129,"pattern":"^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"},"page":{"default":0,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}]},"limit":{"default":50,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":500}]},"sort_field":{"default":"brand_id","type":"string","enum":["brand_id"]},"sort_direction":{"default":1,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","enum":[1,-1]}]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}},"$id":"listBrandCurrencies.params"};

export function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listBrandCurrencies.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate66.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate66.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.page === undefined){
data1.page = 0;
}
if(data1.limit === undefined){
data1.limit = 50;
}
if(data1.sort_field === undefined){
data1.sort_field = "brand_id";
}
if(data1.sort_direction === undefined){
data1.sort_direction = 1;
}
const _errs6 = errors;
for(const key1 in data1){
if(!(((((key1 === "owner_id") || (key1 === "page")) || (key1 === "limit")) || (key1 === "sort_field")) || (key1 === "sort_direction"))){
validate66.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.owner_id !== undefined){
let data2 = data1.owner_id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 129){
validate66.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(!pattern49.test(data2)){
validate66.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"+"\""}];
return false;
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data3 = data1.page;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
validate66.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid2 = _errs10 === errors;
if(valid2){
const _errs11 = errors;
const read0 = func22(data3);
data3 = read0;
if(data1 !== undefined){
data1["page"] = data3;
}
var valid2 = _errs11 === errors;
if(valid2){
const _errs12 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate66.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
validate66.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate66.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data3))){
validate66.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid2 = _errs12 === errors;
}
}
var valid1 = _errs9 === errors;
if(valid1){
let data4 = data1.limit;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
validate66.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid3 = _errs15 === errors;
if(valid3){
const _errs16 = errors;
const read1 = func22(data4);
data4 = read1;
if(data1 !== undefined){
data1["limit"] = data4;
}
var valid3 = _errs16 === errors;
if(valid3){
const _errs17 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate66.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if(typeof data4 == "number"){
if(data4 > 500 || isNaN(data4)){
validate66.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate66.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data4))){
validate66.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs17 === errors;
}
}
var valid1 = _errs14 === errors;
if(valid1){
let data5 = data1.sort_field;
const _errs19 = errors;
if(typeof data5 !== "string"){
validate66.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data5 === "brand_id")){
validate66.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/enum",keyword:"enum",params:{allowedValues: schema102.properties.query.properties.sort_field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs19 === errors;
if(valid1){
let data6 = data1.sort_direction;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
validate66.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid4 = _errs22 === errors;
if(valid4){
const _errs23 = errors;
const read2 = func22(data6);
data6 = read2;
if(data1 !== undefined){
data1["sort_direction"] = data6;
}
var valid4 = _errs23 === errors;
if(valid4){
const _errs24 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate66.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data6 === 1) || (data6 === -1))){
validate66.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/enum",keyword:"enum",params:{allowedValues: schema102.properties.query.properties.sort_direction.allOf[2].enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs24){
if(typeof data6 == "number"){
if(!(formats2.validate(data6))){
validate66.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
var valid4 = _errs24 === errors;
}
}
var valid1 = _errs21 === errors;
}
}
}
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data7 = data.header;
const _errs26 = errors;
if(errors === _errs26){
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate66.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}

export const pattern62 = new RegExp("^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$", "u");

export function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setBrandCurrencies.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.brand_id === undefined) && (missing1 = "brand_id")){
validate67.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "brand_id")){
validate67.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.brand_id !== undefined){
let data1 = data0.brand_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 129){
validate67.errors = [{instancePath:instancePath+"/path/brand_id",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data1) < 3){
validate67.errors = [{instancePath:instancePath+"/path/brand_id",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern62.test(data1)){
validate67.errors = [{instancePath:instancePath+"/path/brand_id",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/path/brand_id",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
validate67.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate67.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["idempotency-key"] !== undefined){
let data4 = data3["idempotency-key"];
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func0(data4) > 128){
validate67.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate67.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data4)){
validate67.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}

export const pattern64 = new RegExp("^[A-Z]{3}$", "u");

export const formats130 = formats.multiplier;

export function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.BrandMultipliers" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.base_currency === undefined) && (missing0 = "base_currency")) || ((data.multipliers === undefined) && (missing0 = "multipliers"))){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "base_currency") || (key0 === "multipliers"))){
validate69.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.base_currency !== undefined){
let data0 = data.base_currency;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 3){
validate69.errors = [{instancePath:instancePath+"/base_currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data0) < 3){
validate69.errors = [{instancePath:instancePath+"/base_currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern64.test(data0)){
validate69.errors = [{instancePath:instancePath+"/base_currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/base_currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.multipliers !== undefined){
let data1 = data.multipliers;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 500){
validate69.errors = [{instancePath:instancePath+"/multipliers",schemaPath:"#/properties/multipliers/maxProperties",keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!(pattern64.test(key1))){
validate69.errors = [{instancePath:instancePath+"/multipliers",schemaPath:"#/properties/multipliers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
var valid2 = true;
for(const key2 in data1){
if(pattern64.test(key2)){
let data2 = data1[key2];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 == "number"){
if(data2 > 1000000000000 || isNaN(data2)){
validate69.errors = [{instancePath:instancePath+"/multipliers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"schemas.Multiplier/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data2 < 1e-12 || isNaN(data2)){
validate69.errors = [{instancePath:instancePath+"/multipliers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"schemas.Multiplier/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1e-12},message:"must be >= 1e-12"}];
return false;
}
else {
if(!(formats130.validate(data2))){
validate69.errors = [{instancePath:instancePath+"/multipliers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"schemas.Multiplier/format",keyword:"format",params:{format: "multiplier"},message:"must match format \""+"multiplier"+"\""}];
return false;
}
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/multipliers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"schemas.Multiplier/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/multipliers",schemaPath:"#/properties/multipliers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}

export function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setBrandCurrencies.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
validate68.errors = vErrors;
return errors === 0;
}

export const schema110 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{"brand_id":{"$ref":"schemas.BrandPath"}},"required":["brand_id"],"additionalProperties":false},"query":{"type":"object","properties":{"page":{"default":0,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}]},"limit":{"default":50,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":500}]},"sort_field":{"default":"timestamp","type":"string","enum":["timestamp"]},"sort_direction":{"default":1,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","enum":[1,-1]}]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}},"$id":"listBrandCurrencyChanges.params"};

export function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listBrandCurrencyChanges.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate71.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.brand_id === undefined) && (missing1 = "brand_id")){
validate71.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "brand_id")){
validate71.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.brand_id !== undefined){
let data1 = data0.brand_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 129){
validate71.errors = [{instancePath:instancePath+"/path/brand_id",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data1) < 3){
validate71.errors = [{instancePath:instancePath+"/path/brand_id",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern62.test(data1)){
validate71.errors = [{instancePath:instancePath+"/path/brand_id",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/path/brand_id",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.page === undefined){
data2.page = 0;
}
if(data2.limit === undefined){
data2.limit = 50;
}
if(data2.sort_field === undefined){
data2.sort_field = "timestamp";
}
if(data2.sort_direction === undefined){
data2.sort_direction = 1;
}
const _errs9 = errors;
for(const key1 in data2){
if(!((((key1 === "page") || (key1 === "limit")) || (key1 === "sort_field")) || (key1 === "sort_direction"))){
validate71.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs9 === errors){
let data3 = data2.page;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
validate71.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid4 = _errs11 === errors;
if(valid4){
const _errs12 = errors;
const read0 = func22(data3);
data3 = read0;
if(data2 !== undefined){
data2["page"] = data3;
}
var valid4 = _errs12 === errors;
if(valid4){
const _errs13 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate71.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
validate71.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate71.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data3))){
validate71.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid4 = _errs13 === errors;
}
}
var valid3 = _errs10 === errors;
if(valid3){
let data4 = data2.limit;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
validate71.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid5 = _errs16 === errors;
if(valid5){
const _errs17 = errors;
const read1 = func22(data4);
data4 = read1;
if(data2 !== undefined){
data2["limit"] = data4;
}
var valid5 = _errs17 === errors;
if(valid5){
const _errs18 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate71.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if(typeof data4 == "number"){
if(data4 > 500 || isNaN(data4)){
validate71.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate71.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data4))){
validate71.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid5 = _errs18 === errors;
}
}
var valid3 = _errs15 === errors;
if(valid3){
let data5 = data2.sort_field;
const _errs20 = errors;
if(typeof data5 !== "string"){
validate71.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data5 === "timestamp")){
validate71.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/enum",keyword:"enum",params:{allowedValues: schema110.properties.query.properties.sort_field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs20 === errors;
if(valid3){
let data6 = data2.sort_direction;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
validate71.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid6 = _errs23 === errors;
if(valid6){
const _errs24 = errors;
const read2 = func22(data6);
data6 = read2;
if(data2 !== undefined){
data2["sort_direction"] = data6;
}
var valid6 = _errs24 === errors;
if(valid6){
const _errs25 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate71.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data6 === 1) || (data6 === -1))){
validate71.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/enum",keyword:"enum",params:{allowedValues: schema110.properties.query.properties.sort_direction.allOf[2].enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs25){
if(typeof data6 == "number"){
if(!(formats2.validate(data6))){
validate71.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
var valid6 = _errs25 === errors;
}
}
var valid3 = _errs22 === errors;
}
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data7 = data.header;
const _errs27 = errors;
if(errors === _errs27){
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate71.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}

export const schema112 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"owner_id":{"type":"string","maxLength":129,"pattern":"^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"},"name":{"type":"string","minLength":0,"maxLength":200},"page":{"default":0,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}]},"limit":{"default":50,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":500}]},"sort_field":{"default":"id","type":"string","enum":["id","name","created_timestamp"]},"sort_direction":{"default":1,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","enum":[1,-1]}]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}},"$id":"listOperators.params"};

export function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listOperators.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate72.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate72.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.page === undefined){
data1.page = 0;
}
if(data1.limit === undefined){
data1.limit = 50;
}
if(data1.sort_field === undefined){
data1.sort_field = "id";
}
if(data1.sort_direction === undefined){
data1.sort_direction = 1;
}
const _errs6 = errors;
for(const key1 in data1){
if(!((((((key1 === "owner_id") || (key1 === "name")) || (key1 === "page")) || (key1 === "limit")) || (key1 === "sort_field")) || (key1 === "sort_direction"))){
validate72.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.owner_id !== undefined){
let data2 = data1.owner_id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 129){
validate72.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(!pattern49.test(data2)){
validate72.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"+"\""}];
return false;
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.name !== undefined){
let data3 = data1.name;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 200){
validate72.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data3) < 0){
validate72.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data4 = data1.page;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
validate72.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid2 = _errs12 === errors;
if(valid2){
const _errs13 = errors;
const read0 = func22(data4);
data4 = read0;
if(data1 !== undefined){
data1["page"] = data4;
}
var valid2 = _errs13 === errors;
if(valid2){
const _errs14 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate72.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate72.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate72.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data4))){
validate72.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid2 = _errs14 === errors;
}
}
var valid1 = _errs11 === errors;
if(valid1){
let data5 = data1.limit;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
validate72.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid3 = _errs17 === errors;
if(valid3){
const _errs18 = errors;
const read1 = func22(data5);
data5 = read1;
if(data1 !== undefined){
data1["limit"] = data5;
}
var valid3 = _errs18 === errors;
if(valid3){
const _errs19 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate72.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if(typeof data5 == "number"){
if(data5 > 500 || isNaN(data5)){
validate72.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate72.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data5))){
validate72.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs19 === errors;
}
}
var valid1 = _errs16 === errors;
if(valid1){
let data6 = data1.sort_field;
const _errs21 = errors;
if(typeof data6 !== "string"){
validate72.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data6 === "id") || (data6 === "name")) || (data6 === "created_timestamp"))){
validate72.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/enum",keyword:"enum",params:{allowedValues: schema112.properties.query.properties.sort_field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(valid1){
let data7 = data1.sort_direction;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
validate72.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid4 = _errs24 === errors;
if(valid4){
const _errs25 = errors;
const read2 = func22(data7);
data7 = read2;
if(data1 !== undefined){
data1["sort_direction"] = data7;
}
var valid4 = _errs25 === errors;
if(valid4){
const _errs26 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate72.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data7 === 1) || (data7 === -1))){
validate72.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/enum",keyword:"enum",params:{allowedValues: schema112.properties.query.properties.sort_direction.allOf[2].enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs26){
if(typeof data7 == "number"){
if(!(formats2.validate(data7))){
validate72.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
var valid4 = _errs26 === errors;
}
}
var valid1 = _errs23 === errors;
}
}
}
}
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data8 = data.header;
const _errs28 = errors;
if(errors === _errs28){
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
validate72.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}

export function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.NamedItem" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))){
validate74.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "name"))){
validate74.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate74.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate74.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate74.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 200){
validate74.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate74.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}

export function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="saveOperators.body.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1000){
validate73.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
if(data.length < 1){
validate73.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate74(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}

export function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getOperator.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.operator_id === undefined) && (missing1 = "operator_id")){
validate76.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "operator_id")){
validate76.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.operator_id !== undefined){
let data1 = data0.operator_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate76.errors = [{instancePath:instancePath+"/path/operator_id",schemaPath:"schemas.OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate76.errors = [{instancePath:instancePath+"/path/operator_id",schemaPath:"schemas.OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate76.errors = [{instancePath:instancePath+"/path/operator_id",schemaPath:"schemas.OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/path/operator_id",schemaPath:"schemas.OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
validate76.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate76.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}

export function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateOperator.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate77.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.operator_id === undefined) && (missing1 = "operator_id")){
validate77.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "operator_id")){
validate77.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.operator_id !== undefined){
let data1 = data0.operator_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate77.errors = [{instancePath:instancePath+"/path/operator_id",schemaPath:"schemas.OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate77.errors = [{instancePath:instancePath+"/path/operator_id",schemaPath:"schemas.OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate77.errors = [{instancePath:instancePath+"/path/operator_id",schemaPath:"schemas.OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/path/operator_id",schemaPath:"schemas.OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
validate77.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate77.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["idempotency-key"] !== undefined){
let data4 = data3["idempotency-key"];
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func0(data4) > 128){
validate77.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate77.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data4)){
validate77.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}

export function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.OwnerChanges" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "enabled"))){
validate79.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 200){
validate79.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate79.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs4 = errors;
if(typeof data.enabled !== "boolean"){
validate79.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}

export function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateOperator.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate79(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
validate78.errors = vErrors;
return errors === 0;
}

export function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateBrand.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate81.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.operator_id === undefined) && (missing1 = "operator_id")) || ((data0.brand_id === undefined) && (missing1 = "brand_id"))){
validate81.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!((key0 === "operator_id") || (key0 === "brand_id"))){
validate81.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.operator_id !== undefined){
let data1 = data0.operator_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate81.errors = [{instancePath:instancePath+"/path/operator_id",schemaPath:"schemas.OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate81.errors = [{instancePath:instancePath+"/path/operator_id",schemaPath:"schemas.OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate81.errors = [{instancePath:instancePath+"/path/operator_id",schemaPath:"schemas.OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/path/operator_id",schemaPath:"schemas.OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.brand_id !== undefined){
let data2 = data0.brand_id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 129){
validate81.errors = [{instancePath:instancePath+"/path/brand_id",schemaPath:"#/properties/path/properties/brand_id/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate81.errors = [{instancePath:instancePath+"/path/brand_id",schemaPath:"#/properties/path/properties/brand_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern20.test(data2)){
validate81.errors = [{instancePath:instancePath+"/path/brand_id",schemaPath:"#/properties/path/properties/brand_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/path/brand_id",schemaPath:"#/properties/path/properties/brand_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data3 = data.query;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
validate81.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate81.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data4 = data.header;
const _errs12 = errors;
if(errors === _errs12){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["idempotency-key"] !== undefined){
let data5 = data4["idempotency-key"];
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(func0(data5) > 128){
validate81.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data5) < 1){
validate81.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data5)){
validate81.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}

export const formats156 = formats.amount;

export function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.OperatorSettings" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.review_threshold === undefined) && (missing0 = "review_threshold")){
validate83.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "review_threshold")){
validate83.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.review_threshold !== undefined){
let data0 = data.review_threshold;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 200){
validate83.errors = [{instancePath:instancePath+"/review_threshold",schemaPath:"#/properties/review_threshold/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"}];
return false;
}
else {
for(const key1 in data0){
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof key1 === "string"){
if(func0(key1) > 3){
const err0 = {instancePath:instancePath+"/review_threshold",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters",propertyName:key1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func0(key1) < 3){
const err1 = {instancePath:instancePath+"/review_threshold",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters",propertyName:key1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(!pattern64.test(key1)){
const err2 = {instancePath:instancePath+"/review_threshold",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/review_threshold",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err4 = {instancePath:instancePath+"/review_threshold",schemaPath:"#/properties/review_threshold/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate83.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key2 in data0){
let data1 = data0[key2];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data1 == "number"){
if(data1 > 8000000000 || isNaN(data1)){
validate83.errors = [{instancePath:instancePath+"/review_threshold/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate83.errors = [{instancePath:instancePath+"/review_threshold/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats156.validate(data1))){
validate83.errors = [{instancePath:instancePath+"/review_threshold/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/review_threshold/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/review_threshold",schemaPath:"#/properties/review_threshold/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
}
else {
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}

export function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setOperatorSettings.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate83(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
validate82.errors = vErrors;
return errors === 0;
}

export const schema130 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"brand_id":{"type":"string","maxLength":129,"pattern":"^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"},"name":{"type":"string","minLength":0,"maxLength":200},"page":{"default":0,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}]},"limit":{"default":50,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":500}]},"sort_field":{"default":"id","type":"string","enum":["id","name","priority","owner_id"]},"sort_direction":{"default":1,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","enum":[1,-1]}]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}},"$id":"listSegments.params"};

export function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listSegments.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate85.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate85.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.page === undefined){
data1.page = 0;
}
if(data1.limit === undefined){
data1.limit = 50;
}
if(data1.sort_field === undefined){
data1.sort_field = "id";
}
if(data1.sort_direction === undefined){
data1.sort_direction = 1;
}
const _errs6 = errors;
for(const key1 in data1){
if(!((((((key1 === "brand_id") || (key1 === "name")) || (key1 === "page")) || (key1 === "limit")) || (key1 === "sort_field")) || (key1 === "sort_direction"))){
validate85.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.brand_id !== undefined){
let data2 = data1.brand_id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 129){
validate85.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"#/properties/query/properties/brand_id/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(!pattern49.test(data2)){
validate85.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"#/properties/query/properties/brand_id/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"+"\""}];
return false;
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"#/properties/query/properties/brand_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.name !== undefined){
let data3 = data1.name;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 200){
validate85.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data3) < 0){
validate85.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data4 = data1.page;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
validate85.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid2 = _errs12 === errors;
if(valid2){
const _errs13 = errors;
const read0 = func22(data4);
data4 = read0;
if(data1 !== undefined){
data1["page"] = data4;
}
var valid2 = _errs13 === errors;
if(valid2){
const _errs14 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate85.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate85.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate85.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data4))){
validate85.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid2 = _errs14 === errors;
}
}
var valid1 = _errs11 === errors;
if(valid1){
let data5 = data1.limit;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
validate85.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid3 = _errs17 === errors;
if(valid3){
const _errs18 = errors;
const read1 = func22(data5);
data5 = read1;
if(data1 !== undefined){
data1["limit"] = data5;
}
var valid3 = _errs18 === errors;
if(valid3){
const _errs19 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate85.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if(typeof data5 == "number"){
if(data5 > 500 || isNaN(data5)){
validate85.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate85.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data5))){
validate85.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs19 === errors;
}
}
var valid1 = _errs16 === errors;
if(valid1){
let data6 = data1.sort_field;
const _errs21 = errors;
if(typeof data6 !== "string"){
validate85.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data6 === "id") || (data6 === "name")) || (data6 === "priority")) || (data6 === "owner_id"))){
validate85.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/enum",keyword:"enum",params:{allowedValues: schema130.properties.query.properties.sort_field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(valid1){
let data7 = data1.sort_direction;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
validate85.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid4 = _errs24 === errors;
if(valid4){
const _errs25 = errors;
const read2 = func22(data7);
data7 = read2;
if(data1 !== undefined){
data1["sort_direction"] = data7;
}
var valid4 = _errs25 === errors;
if(valid4){
const _errs26 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate85.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data7 === 1) || (data7 === -1))){
validate85.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/enum",keyword:"enum",params:{allowedValues: schema130.properties.query.properties.sort_direction.allOf[2].enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs26){
if(typeof data7 == "number"){
if(!(formats2.validate(data7))){
validate85.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
var valid4 = _errs26 === errors;
}
}
var valid1 = _errs23 === errors;
}
}
}
}
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data8 = data.header;
const _errs28 = errors;
if(errors === _errs28){
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
validate85.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}

export function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.AssignedJackpot" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.priority === undefined) && (missing0 = "priority")) || ((data.owner_id === undefined) && (missing0 = "owner_id"))) || ((data.instance_id === undefined) && (missing0 = "instance_id"))){
validate88.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "priority") || (key0 === "owner_id")) || (key0 === "instance_id"))){
validate88.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.priority !== undefined){
let data0 = data.priority;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate88.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 1000000 || isNaN(data0)){
validate88.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate88.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data0))){
validate88.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner_id !== undefined){
let data1 = data.owner_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 129){
validate88.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate88.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern20.test(data1)){
validate88.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance_id !== undefined){
let data2 = data.instance_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate88.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate88.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data2)){
validate88.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}

export function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Segment" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.owner_id === undefined) && (missing0 = "owner_id")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.priority === undefined) && (missing0 = "priority"))){
validate87.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "owner_id") || (key0 === "id")) || (key0 === "name")) || (key0 === "priority")) || (key0 === "jackpots"))){
validate87.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.owner_id !== undefined){
let data0 = data.owner_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 129){
validate87.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate87.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern20.test(data0)){
validate87.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate87.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate87.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate87.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 200){
validate87.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate87.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priority !== undefined){
let data3 = data.priority;
const _errs10 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate87.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data3 == "number"){
if(data3 > 1000000 || isNaN(data3)){
validate87.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate87.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data3))){
validate87.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpots !== undefined){
let data4 = data.jackpots;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data4)){
if(data4.length > 1000){
validate87.errors = [{instancePath:instancePath+"/jackpots",schemaPath:"#/properties/jackpots/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate88(data4[i0], {instancePath:instancePath+"/jackpots/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/jackpots",schemaPath:"#/properties/jackpots/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}

export function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createSegments.body.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1000){
validate86.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
if(data.length < 1){
validate86.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate87(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}

export function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.SegmentAssignment" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.owner_id === undefined) && (missing0 = "owner_id")) || ((data.segment_id === undefined) && (missing0 = "segment_id"))) || ((data.instance_id === undefined) && (missing0 = "instance_id"))){
validate92.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "owner_id") || (key0 === "segment_id")) || (key0 === "instance_id"))){
validate92.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.owner_id !== undefined){
let data0 = data.owner_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 129){
validate92.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate92.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern20.test(data0)){
validate92.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.segment_id !== undefined){
let data1 = data.segment_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate92.errors = [{instancePath:instancePath+"/segment_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate92.errors = [{instancePath:instancePath+"/segment_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate92.errors = [{instancePath:instancePath+"/segment_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/segment_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance_id !== undefined){
let data2 = data.instance_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate92.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate92.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data2)){
validate92.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}

export function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="assignSegment.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate92(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
validate91.errors = vErrors;
return errors === 0;
}

export function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.SegmentReference" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.owner_id === undefined) && (missing0 = "owner_id")) || ((data.segment_id === undefined) && (missing0 = "segment_id"))){
validate95.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "owner_id") || (key0 === "segment_id"))){
validate95.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.owner_id !== undefined){
let data0 = data.owner_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 129){
validate95.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate95.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern20.test(data0)){
validate95.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate95.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.segment_id !== undefined){
let data1 = data.segment_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate95.errors = [{instancePath:instancePath+"/segment_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate95.errors = [{instancePath:instancePath+"/segment_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate95.errors = [{instancePath:instancePath+"/segment_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate95.errors = [{instancePath:instancePath+"/segment_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}

export function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="deleteSegments.body.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1000){
validate94.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
if(data.length < 1){
validate94.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate95(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}

export const pattern89 = new RegExp("^[A-Za-z0-9._-]{1,64}$", "u");

export function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Priorities" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1000){
validate99.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000},message:"must NOT have more than 1000 properties"}];
return false;
}
else {
if(Object.keys(data).length < 1){
validate99.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(pattern89.test(key0))){
validate99.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
var valid0 = true;
for(const key1 in data){
if(pattern89.test(key1)){
let data0 = data[key1];
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate99.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5E%5BA-Za-z0-9._-%5D%7B1%2C64%7D%24/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 1000000 || isNaN(data0)){
validate99.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5E%5BA-Za-z0-9._-%5D%7B1%2C64%7D%24/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate99.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5E%5BA-Za-z0-9._-%5D%7B1%2C64%7D%24/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data0))){
validate99.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5E%5BA-Za-z0-9._-%5D%7B1%2C64%7D%24/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
}
}
}
}
}
}
}
else {
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}

export function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.SegmentPriorities" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.brand_id === undefined) && (missing0 = "brand_id")) || ((data.segment_id === undefined) && (missing0 = "segment_id"))) || ((data.priorities === undefined) && (missing0 = "priorities"))){
validate98.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "brand_id") || (key0 === "segment_id")) || (key0 === "priorities"))){
validate98.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.brand_id !== undefined){
let data0 = data.brand_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 129){
validate98.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate98.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern20.test(data0)){
validate98.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate98.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.segment_id !== undefined){
let data1 = data.segment_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate98.errors = [{instancePath:instancePath+"/segment_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate98.errors = [{instancePath:instancePath+"/segment_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate98.errors = [{instancePath:instancePath+"/segment_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate98.errors = [{instancePath:instancePath+"/segment_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priorities !== undefined){
const _errs8 = errors;
if(!(validate99(data.priorities, {instancePath:instancePath+"/priorities",parentData:data,parentDataProperty:"priorities",rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}

export function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setSegmentPriorities.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate98(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
validate97.errors = vErrors;
return errors === 0;
}

export const schema152 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"owner_id":{"type":"string","maxLength":129,"pattern":"^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"},"source_id":{"type":"string","maxLength":64,"pattern":"^[A-Za-z0-9._:-]*$"},"name":{"type":"string","minLength":0,"maxLength":200},"page":{"default":0,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}]},"limit":{"default":50,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":500}]},"sort_field":{"default":"source_id","type":"string","enum":["source_id","source_name","owner_id"]},"sort_direction":{"default":1,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","enum":[1,-1]}]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}},"$id":"listSources.params"};

export const pattern92 = new RegExp("^[A-Za-z0-9._:-]*$", "u");

export function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listSources.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate102.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate102.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.page === undefined){
data1.page = 0;
}
if(data1.limit === undefined){
data1.limit = 50;
}
if(data1.sort_field === undefined){
data1.sort_field = "source_id";
}
if(data1.sort_direction === undefined){
data1.sort_direction = 1;
}
const _errs6 = errors;
for(const key1 in data1){
if(!(((((((key1 === "owner_id") || (key1 === "source_id")) || (key1 === "name")) || (key1 === "page")) || (key1 === "limit")) || (key1 === "sort_field")) || (key1 === "sort_direction"))){
validate102.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.owner_id !== undefined){
let data2 = data1.owner_id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 129){
validate102.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(!pattern49.test(data2)){
validate102.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"+"\""}];
return false;
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.source_id !== undefined){
let data3 = data1.source_id;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 64){
validate102.errors = [{instancePath:instancePath+"/query/source_id",schemaPath:"#/properties/query/properties/source_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern92.test(data3)){
validate102.errors = [{instancePath:instancePath+"/query/source_id",schemaPath:"#/properties/query/properties/source_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]*$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]*$"+"\""}];
return false;
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/query/source_id",schemaPath:"#/properties/query/properties/source_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.name !== undefined){
let data4 = data1.name;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(func0(data4) > 200){
validate102.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data4) < 0){
validate102.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data5 = data1.page;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
validate102.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid2 = _errs14 === errors;
if(valid2){
const _errs15 = errors;
const read0 = func22(data5);
data5 = read0;
if(data1 !== undefined){
data1["page"] = data5;
}
var valid2 = _errs15 === errors;
if(valid2){
const _errs16 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate102.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate102.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate102.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data5))){
validate102.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid2 = _errs16 === errors;
}
}
var valid1 = _errs13 === errors;
if(valid1){
let data6 = data1.limit;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
validate102.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid3 = _errs19 === errors;
if(valid3){
const _errs20 = errors;
const read1 = func22(data6);
data6 = read1;
if(data1 !== undefined){
data1["limit"] = data6;
}
var valid3 = _errs20 === errors;
if(valid3){
const _errs21 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate102.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if(typeof data6 == "number"){
if(data6 > 500 || isNaN(data6)){
validate102.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate102.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data6))){
validate102.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs21 === errors;
}
}
var valid1 = _errs18 === errors;
if(valid1){
let data7 = data1.sort_field;
const _errs23 = errors;
if(typeof data7 !== "string"){
validate102.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data7 === "source_id") || (data7 === "source_name")) || (data7 === "owner_id"))){
validate102.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/enum",keyword:"enum",params:{allowedValues: schema152.properties.query.properties.sort_field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs23 === errors;
if(valid1){
let data8 = data1.sort_direction;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
validate102.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid4 = _errs26 === errors;
if(valid4){
const _errs27 = errors;
const read2 = func22(data8);
data8 = read2;
if(data1 !== undefined){
data1["sort_direction"] = data8;
}
var valid4 = _errs27 === errors;
if(valid4){
const _errs28 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate102.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data8 === 1) || (data8 === -1))){
validate102.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/enum",keyword:"enum",params:{allowedValues: schema152.properties.query.properties.sort_direction.allOf[2].enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs28){
if(typeof data8 == "number"){
if(!(formats2.validate(data8))){
validate102.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
var valid4 = _errs28 === errors;
}
}
var valid1 = _errs25 === errors;
}
}
}
}
}
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data9 = data.header;
const _errs30 = errors;
if(errors === _errs30){
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
validate102.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}

export const pattern94 = new RegExp("^[A-Za-z0-9._:-]+$", "u");

export function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Source" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.owner_id === undefined) && (missing0 = "owner_id")) || ((data.source_name === undefined) && (missing0 = "source_name"))) || ((data.source_id === undefined) && (missing0 = "source_id"))){
validate104.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "owner_id") || (key0 === "source_name")) || (key0 === "source_id")) || (key0 === "jackpots"))){
validate104.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.owner_id !== undefined){
let data0 = data.owner_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 129){
validate104.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate104.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern20.test(data0)){
validate104.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_name !== undefined){
let data1 = data.source_name;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 200){
validate104.errors = [{instancePath:instancePath+"/source_name",schemaPath:"#/properties/source_name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate104.errors = [{instancePath:instancePath+"/source_name",schemaPath:"#/properties/source_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/source_name",schemaPath:"#/properties/source_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_id !== undefined){
let data2 = data.source_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate104.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate104.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern94.test(data2)){
validate104.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpots !== undefined){
let data3 = data.jackpots;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data3)){
if(data3.length > 1000){
validate104.errors = [{instancePath:instancePath+"/jackpots",schemaPath:"#/properties/jackpots/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate88(data3[i0], {instancePath:instancePath+"/jackpots/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/jackpots",schemaPath:"#/properties/jackpots/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate104.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate104.errors = vErrors;
return errors === 0;
}

export function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createSources.body.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1000){
validate103.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
if(data.length < 1){
validate103.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate104(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate103.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}

export function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.SourceAssignment" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.owner_id === undefined) && (missing0 = "owner_id")) || ((data.source_id === undefined) && (missing0 = "source_id"))) || ((data.instance_id === undefined) && (missing0 = "instance_id"))){
validate108.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "owner_id") || (key0 === "source_id")) || (key0 === "instance_id"))){
validate108.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.owner_id !== undefined){
let data0 = data.owner_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 129){
validate108.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate108.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern20.test(data0)){
validate108.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate108.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_id !== undefined){
let data1 = data.source_id;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate108.errors = [{instancePath:instancePath+"/source_id",schemaPath:"#/properties/source_id/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
if(data1.length < 1){
validate108.errors = [{instancePath:instancePath+"/source_id",schemaPath:"#/properties/source_id/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate108.errors = [{instancePath:instancePath+"/source_id/" + i0,schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate108.errors = [{instancePath:instancePath+"/source_id/" + i0,schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern94.test(data2)){
validate108.errors = [{instancePath:instancePath+"/source_id/" + i0,schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate108.errors = [{instancePath:instancePath+"/source_id/" + i0,schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate108.errors = [{instancePath:instancePath+"/source_id",schemaPath:"#/properties/source_id/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance_id !== undefined){
let data3 = data.instance_id;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func0(data3) > 64){
validate108.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate108.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data3)){
validate108.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate108.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate108.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}

export function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="assignSources.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
validate107.errors = vErrors;
return errors === 0;
}

export const schema163 = {"type":"object","additionalProperties":false,"required":["token","brand_id","player_id","player_country","base_wager","currency","source_id"],"properties":{"token":{"$ref":"schemas.SessionToken"},"brand_id":{"$ref":"schemas.BrandPath"},"player_id":{"$ref":"schemas.PlayerId"},"player_country":{"$ref":"schemas.Country"},"gameround_id":{"$ref":"schemas.GameroundId"},"base_wager":{"$ref":"schemas.Amount"},"currency":{"$ref":"schemas.Currency"},"callback":{"$ref":"schemas.ContributionCallback"},"idempotency_key":{"$ref":"schemas.IdempotencyKey"},"metadata":{"$ref":"schemas.Metadata"},"event_metadata":{"$ref":"schemas.Metadata"},"source_id":{"$ref":"schemas.SourceId"},"segments":{"type":"array","maxItems":100,"items":{"$ref":"schemas.Id"}}},"$id":"schemas.ContributionBySource"};

export const pattern101 = new RegExp("^[A-Z]{2}(-[A-Z0-9]{1,3})?$", "u");

export function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.ContributionCallback" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.web_hook === undefined) && (missing0 = "web_hook")){
validate112.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "win_result_only") || (key0 === "web_hook"))){
validate112.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.win_result_only !== undefined){
const _errs2 = errors;
if(typeof data.win_result_only !== "boolean"){
validate112.errors = [{instancePath:instancePath+"/win_result_only",schemaPath:"#/properties/win_result_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.web_hook !== undefined){
let data1 = data.web_hook;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 2048){
validate112.errors = [{instancePath:instancePath+"/web_hook",schemaPath:"#/properties/web_hook/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func0(data1) < 8){
validate112.errors = [{instancePath:instancePath+"/web_hook",schemaPath:"#/properties/web_hook/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
else {
if(!(formats26(data1))){
validate112.errors = [{instancePath:instancePath+"/web_hook",schemaPath:"#/properties/web_hook/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
else {
validate112.errors = [{instancePath:instancePath+"/web_hook",schemaPath:"#/properties/web_hook/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}

export function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.ContributionBySource" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.token === undefined) && (missing0 = "token")) || ((data.brand_id === undefined) && (missing0 = "brand_id"))) || ((data.player_id === undefined) && (missing0 = "player_id"))) || ((data.player_country === undefined) && (missing0 = "player_country"))) || ((data.base_wager === undefined) && (missing0 = "base_wager"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.source_id === undefined) && (missing0 = "source_id"))){
validate111.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func27.call(schema163.properties, key0))){
validate111.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.token !== undefined){
let data0 = data.token;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 4096){
validate111.errors = [{instancePath:instancePath+"/token",schemaPath:"schemas.SessionToken/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate111.errors = [{instancePath:instancePath+"/token",schemaPath:"schemas.SessionToken/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate111.errors = [{instancePath:instancePath+"/token",schemaPath:"schemas.SessionToken/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/token",schemaPath:"schemas.SessionToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data1 = data.brand_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 129){
validate111.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data1) < 3){
validate111.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern62.test(data1)){
validate111.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_id !== undefined){
let data2 = data.player_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func0(data2) > 128){
validate111.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate111.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data2)){
validate111.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_country !== undefined){
let data3 = data.player_country;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func0(data3) > 6){
validate111.errors = [{instancePath:instancePath+"/player_country",schemaPath:"schemas.Country/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"}];
return false;
}
else {
if(func0(data3) < 2){
validate111.errors = [{instancePath:instancePath+"/player_country",schemaPath:"schemas.Country/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!pattern101.test(data3)){
validate111.errors = [{instancePath:instancePath+"/player_country",schemaPath:"schemas.Country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}(-[A-Z0-9]{1,3})?$"},message:"must match pattern \""+"^[A-Z]{2}(-[A-Z0-9]{1,3})?$"+"\""}];
return false;
}
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/player_country",schemaPath:"schemas.Country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameround_id !== undefined){
let data4 = data.gameround_id;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(func0(data4) > 128){
validate111.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate111.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data4)){
validate111.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base_wager !== undefined){
let data5 = data.base_wager;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 == "number"){
if(data5 > 8000000000 || isNaN(data5)){
validate111.errors = [{instancePath:instancePath+"/base_wager",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate111.errors = [{instancePath:instancePath+"/base_wager",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats156.validate(data5))){
validate111.errors = [{instancePath:instancePath+"/base_wager",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/base_wager",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data6 = data.currency;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data6 === "string"){
if(func0(data6) > 3){
validate111.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data6) < 3){
validate111.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern64.test(data6)){
validate111.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback !== undefined){
const _errs23 = errors;
if(!(validate112(data.callback, {instancePath:instancePath+"/callback",parentData:data,parentDataProperty:"callback",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idempotency_key !== undefined){
let data8 = data.idempotency_key;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data8 === "string"){
if(func0(data8) > 128){
validate111.errors = [{instancePath:instancePath+"/idempotency_key",schemaPath:"schemas.IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data8) < 1){
validate111.errors = [{instancePath:instancePath+"/idempotency_key",schemaPath:"schemas.IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data8)){
validate111.errors = [{instancePath:instancePath+"/idempotency_key",schemaPath:"schemas.IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/idempotency_key",schemaPath:"schemas.IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs27 = errors;
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_metadata !== undefined){
const _errs28 = errors;
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_id !== undefined){
let data11 = data.source_id;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data11 === "string"){
if(func0(data11) > 64){
validate111.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data11) < 1){
validate111.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern94.test(data11)){
validate111.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.segments !== undefined){
let data12 = data.segments;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data12)){
if(data12.length > 100){
validate111.errors = [{instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid12 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data13 === "string"){
if(func0(data13) > 64){
validate111.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data13) < 1){
validate111.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data13)){
validate111.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid12 = _errs34 === errors;
if(!valid12){
break;
}
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate111.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}

export function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="recordSourceContribution.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate111(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
validate110.errors = vErrors;
return errors === 0;
}

export function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.SourceReference" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.owner_id === undefined) && (missing0 = "owner_id")) || ((data.source_id === undefined) && (missing0 = "source_id"))){
validate116.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "owner_id") || (key0 === "source_id"))){
validate116.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.owner_id !== undefined){
let data0 = data.owner_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 129){
validate116.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate116.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern20.test(data0)){
validate116.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate116.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_id !== undefined){
let data1 = data.source_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate116.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate116.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern94.test(data1)){
validate116.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate116.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}

export function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="deleteSources.body.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1000){
validate115.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
if(data.length < 1){
validate115.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate116(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}

export const func312 = readers.list;

export function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getSourceJackpot.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate118.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate118.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.source_id === undefined) && (missing1 = "source_id")) || ((data1.brand_id === undefined) && (missing1 = "brand_id"))){
validate118.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(((((key1 === "source_id") || (key1 === "brand_id")) || (key1 === "player_id")) || (key1 === "country_code")) || (key1 === "segments"))){
validate118.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.source_id !== undefined){
let data2 = data1.source_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate118.errors = [{instancePath:instancePath+"/query/source_id",schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate118.errors = [{instancePath:instancePath+"/query/source_id",schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern94.test(data2)){
validate118.errors = [{instancePath:instancePath+"/query/source_id",schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/query/source_id",schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.brand_id !== undefined){
let data3 = data1.brand_id;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func0(data3) > 129){
validate118.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data3) < 3){
validate118.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern62.test(data3)){
validate118.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.player_id !== undefined){
let data4 = data1.player_id;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(func0(data4) > 128){
validate118.errors = [{instancePath:instancePath+"/query/player_id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate118.errors = [{instancePath:instancePath+"/query/player_id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data4)){
validate118.errors = [{instancePath:instancePath+"/query/player_id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/query/player_id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.country_code !== undefined){
let data5 = data1.country_code;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(func0(data5) > 6){
validate118.errors = [{instancePath:instancePath+"/query/country_code",schemaPath:"schemas.Country/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"}];
return false;
}
else {
if(func0(data5) < 2){
validate118.errors = [{instancePath:instancePath+"/query/country_code",schemaPath:"schemas.Country/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!pattern101.test(data5)){
validate118.errors = [{instancePath:instancePath+"/query/country_code",schemaPath:"schemas.Country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}(-[A-Z0-9]{1,3})?$"},message:"must match pattern \""+"^[A-Z]{2}(-[A-Z0-9]{1,3})?$"+"\""}];
return false;
}
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/query/country_code",schemaPath:"schemas.Country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.segments !== undefined){
let data6 = data1.segments;
const _errs19 = errors;
const _errs20 = errors;
const read0 = func312(data6);
data6 = read0;
if(data1 !== undefined){
data1["segments"] = data6;
}
var valid6 = _errs20 === errors;
if(valid6){
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data6)){
if(data6.length > 100){
validate118.errors = [{instancePath:instancePath+"/query/segments",schemaPath:"#/properties/query/properties/segments/allOf/1/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid7 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 === "string"){
if(func0(data7) > 64){
validate118.errors = [{instancePath:instancePath+"/query/segments/" + i0,schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data7) < 1){
validate118.errors = [{instancePath:instancePath+"/query/segments/" + i0,schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data7)){
validate118.errors = [{instancePath:instancePath+"/query/segments/" + i0,schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/query/segments/" + i0,schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid7 = _errs23 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/query/segments",schemaPath:"#/properties/query/properties/segments/allOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid6 = _errs21 === errors;
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data8 = data.header;
const _errs26 = errors;
if(errors === _errs26){
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
validate118.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate118.errors = vErrors;
return errors === 0;
}

export function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.SourcePriorities" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.brand_id === undefined) && (missing0 = "brand_id")) || ((data.segment_id === undefined) && (missing0 = "segment_id"))) || ((data.priorities === undefined) && (missing0 = "priorities"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(((key0 === "brand_id") || (key0 === "segment_id")) || (key0 === "priorities"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.brand_id !== undefined){
let data0 = data.brand_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(func0(data0) > 129){
const err2 = {instancePath:instancePath+"/brand_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/brand_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(!pattern20.test(data0)){
const err4 = {instancePath:instancePath+"/brand_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/brand_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.segment_id !== undefined){
let data1 = data.segment_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data1 === "string"){
if(func0(data1) > 64){
const err6 = {instancePath:instancePath+"/segment_id",schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(func0(data1) < 1){
const err7 = {instancePath:instancePath+"/segment_id",schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(!pattern94.test(data1)){
const err8 = {instancePath:instancePath+"/segment_id",schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/segment_id",schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.priorities !== undefined){
const _errs10 = errors;
if(!(validate99(data.priorities, {instancePath:instancePath+"/priorities",parentData:data,parentDataProperty:"priorities",rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.brand_id === undefined) && (missing1 = "brand_id")) || ((data.source_id === undefined) && (missing1 = "source_id"))) || ((data.priorities === undefined) && (missing1 = "priorities"))){
const err11 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
const _errs13 = errors;
for(const key1 in data){
if(!(((key1 === "brand_id") || (key1 === "source_id")) || (key1 === "priorities"))){
const err12 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
break;
}
}
if(_errs13 === errors){
if(data.brand_id !== undefined){
let data3 = data.brand_id;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data3 === "string"){
if(func0(data3) > 129){
const err13 = {instancePath:instancePath+"/brand_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(func0(data3) < 1){
const err14 = {instancePath:instancePath+"/brand_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
if(!pattern20.test(data3)){
const err15 = {instancePath:instancePath+"/brand_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/brand_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.source_id !== undefined){
let data4 = data.source_id;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data4 === "string"){
if(func0(data4) > 64){
const err17 = {instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(func0(data4) < 1){
const err18 = {instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(!pattern94.test(data4)){
const err19 = {instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.priorities !== undefined){
const _errs20 = errors;
if(!(validate99(data.priorities, {instancePath:instancePath+"/priorities",parentData:data,parentDataProperty:"priorities",rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err22 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
validate120.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate120.errors = vErrors;
return errors === 0;
}

export function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setSourcePriorities.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate120(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
validate119.errors = vErrors;
return errors === 0;
}

export const schema193 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"owner_id":{"type":"string","maxLength":129,"pattern":"^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"},"status":{"$ref":"schemas.InstanceStatus"},"name":{"type":"string","minLength":0,"maxLength":200},"ids":{"type":"string","maxLength":13000,"pattern":"^([A-Za-z0-9._-]{1,64}(,[A-Za-z0-9._-]{1,64}){0,199})?$"},"page":{"default":0,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}]},"limit":{"default":50,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":500}]},"sort_field":{"default":"created","type":"string","enum":["created","id","name","status","timestamp_start","timestamp_end","last_updated"]},"sort_direction":{"default":1,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","enum":[1,-1]}]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}},"$id":"listInstances.params"};

export const schema194 = {"type":"string","enum":["Pending","Active","Paused","Terminated"],"$id":"schemas.InstanceStatus"};

export const pattern119 = new RegExp("^([A-Za-z0-9._-]{1,64}(,[A-Za-z0-9._-]{1,64}){0,199})?$", "u");

export function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listInstances.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate124.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate124.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate124.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.page === undefined){
data1.page = 0;
}
if(data1.limit === undefined){
data1.limit = 50;
}
if(data1.sort_field === undefined){
data1.sort_field = "created";
}
if(data1.sort_direction === undefined){
data1.sort_direction = 1;
}
const _errs6 = errors;
for(const key1 in data1){
if(!((((((((key1 === "owner_id") || (key1 === "status")) || (key1 === "name")) || (key1 === "ids")) || (key1 === "page")) || (key1 === "limit")) || (key1 === "sort_field")) || (key1 === "sort_direction"))){
validate124.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.owner_id !== undefined){
let data2 = data1.owner_id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 129){
validate124.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(!pattern49.test(data2)){
validate124.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"+"\""}];
return false;
}
}
}
else {
validate124.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.status !== undefined){
let data3 = data1.status;
const _errs9 = errors;
if(typeof data3 !== "string"){
validate124.errors = [{instancePath:instancePath+"/query/status",schemaPath:"schemas.InstanceStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data3 === "Pending") || (data3 === "Active")) || (data3 === "Paused")) || (data3 === "Terminated"))){
validate124.errors = [{instancePath:instancePath+"/query/status",schemaPath:"schemas.InstanceStatus/enum",keyword:"enum",params:{allowedValues: schema194.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.name !== undefined){
let data4 = data1.name;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func0(data4) > 200){
validate124.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data4) < 0){
validate124.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate124.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.ids !== undefined){
let data5 = data1.ids;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(func0(data5) > 13000){
validate124.errors = [{instancePath:instancePath+"/query/ids",schemaPath:"#/properties/query/properties/ids/maxLength",keyword:"maxLength",params:{limit: 13000},message:"must NOT have more than 13000 characters"}];
return false;
}
else {
if(!pattern119.test(data5)){
validate124.errors = [{instancePath:instancePath+"/query/ids",schemaPath:"#/properties/query/properties/ids/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}(,[A-Za-z0-9._-]{1,64}){0,199})?$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}(,[A-Za-z0-9._-]{1,64}){0,199})?$"+"\""}];
return false;
}
}
}
else {
validate124.errors = [{instancePath:instancePath+"/query/ids",schemaPath:"#/properties/query/properties/ids/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data6 = data1.page;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
validate124.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid3 = _errs17 === errors;
if(valid3){
const _errs18 = errors;
const read0 = func22(data6);
data6 = read0;
if(data1 !== undefined){
data1["page"] = data6;
}
var valid3 = _errs18 === errors;
if(valid3){
const _errs19 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate124.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if(typeof data6 == "number"){
if(data6 > 2147483647 || isNaN(data6)){
validate124.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate124.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data6))){
validate124.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs19 === errors;
}
}
var valid1 = _errs16 === errors;
if(valid1){
let data7 = data1.limit;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
validate124.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid4 = _errs22 === errors;
if(valid4){
const _errs23 = errors;
const read1 = func22(data7);
data7 = read1;
if(data1 !== undefined){
data1["limit"] = data7;
}
var valid4 = _errs23 === errors;
if(valid4){
const _errs24 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate124.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if(typeof data7 == "number"){
if(data7 > 500 || isNaN(data7)){
validate124.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate124.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data7))){
validate124.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid4 = _errs24 === errors;
}
}
var valid1 = _errs21 === errors;
if(valid1){
let data8 = data1.sort_field;
const _errs26 = errors;
if(typeof data8 !== "string"){
validate124.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data8 === "created") || (data8 === "id")) || (data8 === "name")) || (data8 === "status")) || (data8 === "timestamp_start")) || (data8 === "timestamp_end")) || (data8 === "last_updated"))){
validate124.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/enum",keyword:"enum",params:{allowedValues: schema193.properties.query.properties.sort_field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs26 === errors;
if(valid1){
let data9 = data1.sort_direction;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
validate124.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid5 = _errs29 === errors;
if(valid5){
const _errs30 = errors;
const read2 = func22(data9);
data9 = read2;
if(data1 !== undefined){
data1["sort_direction"] = data9;
}
var valid5 = _errs30 === errors;
if(valid5){
const _errs31 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate124.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data9 === 1) || (data9 === -1))){
validate124.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/enum",keyword:"enum",params:{allowedValues: schema193.properties.query.properties.sort_direction.allOf[2].enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs31){
if(typeof data9 == "number"){
if(!(formats2.validate(data9))){
validate124.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
var valid5 = _errs31 === errors;
}
}
var valid1 = _errs28 === errors;
}
}
}
}
}
}
}
}
}
else {
validate124.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data10 = data.header;
const _errs33 = errors;
if(errors === _errs33){
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
validate124.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate124.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate124.errors = vErrors;
return errors === 0;
}

export const pattern121 = new RegExp("^(\\*|(W/)?\"[!#-~]*\"([ \\t]*,[ \\t]*(W/)?\"[!#-~]*\")*)$", "u");

export function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateInstance.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate125.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate125.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate125.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
validate125.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate125.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["idempotency-key"] !== undefined){
let data3 = data2["idempotency-key"];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func0(data3) > 128){
validate125.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate125.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate125.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate125.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2["if-match"] !== undefined){
let data4 = data2["if-match"];
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func0(data4) > 1024){
validate125.errors = [{instancePath:instancePath+"/header/if-match",schemaPath:"#/properties/header/properties/if-match/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate125.errors = [{instancePath:instancePath+"/header/if-match",schemaPath:"#/properties/header/properties/if-match/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern121.test(data4)){
validate125.errors = [{instancePath:instancePath+"/header/if-match",schemaPath:"#/properties/header/properties/if-match/pattern",keyword:"pattern",params:{pattern: "^(\\*|(W/)?\"[!#-~]*\"([ \\t]*,[ \\t]*(W/)?\"[!#-~]*\")*)$"},message:"must match pattern \""+"^(\\*|(W/)?\"[!#-~]*\"([ \\t]*,[ \\t]*(W/)?\"[!#-~]*\")*)$"+"\""}];
return false;
}
}
}
}
else {
validate125.errors = [{instancePath:instancePath+"/header/if-match",schemaPath:"#/properties/header/properties/if-match/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
}
}
else {
validate125.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate125.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}

export function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.InstanceDetails" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.instance_id === undefined) && (missing0 = "instance_id")){
validate127.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "instance_id") || (key0 === "name")) || (key0 === "description"))){
validate127.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.instance_id !== undefined){
let data0 = data.instance_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate127.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate127.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate127.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate127.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 200){
validate127.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate127.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate127.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 2000){
validate127.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func0(data2) < 0){
validate127.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate127.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate127.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate127.errors = vErrors;
return errors === 0;
}

export function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateInstance.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate127(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
validate126.errors = vErrors;
return errors === 0;
}

export const schema201 = {"type":"object","additionalProperties":false,"required":["instance_id","token","brand_id","player_id","player_country","base_wager","currency"],"properties":{"instance_id":{"$ref":"schemas.Id"},"token":{"$ref":"schemas.SessionToken"},"brand_id":{"$ref":"schemas.BrandPath"},"player_id":{"$ref":"schemas.PlayerId"},"player_country":{"$ref":"schemas.Country"},"gameround_id":{"$ref":"schemas.GameroundId"},"base_wager":{"$ref":"schemas.Amount"},"currency":{"$ref":"schemas.Currency"},"callback":{"$ref":"schemas.ContributionCallback"},"idempotency_key":{"$ref":"schemas.IdempotencyKey"},"metadata":{"$ref":"schemas.Metadata"},"event_metadata":{"$ref":"schemas.Metadata"}},"$id":"schemas.ContributionToInstance"};

export function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.ContributionToInstance" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.instance_id === undefined) && (missing0 = "instance_id")) || ((data.token === undefined) && (missing0 = "token"))) || ((data.brand_id === undefined) && (missing0 = "brand_id"))) || ((data.player_id === undefined) && (missing0 = "player_id"))) || ((data.player_country === undefined) && (missing0 = "player_country"))) || ((data.base_wager === undefined) && (missing0 = "base_wager"))) || ((data.currency === undefined) && (missing0 = "currency"))){
validate130.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func27.call(schema201.properties, key0))){
validate130.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.instance_id !== undefined){
let data0 = data.instance_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate130.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate130.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate130.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
let data1 = data.token;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 4096){
validate130.errors = [{instancePath:instancePath+"/token",schemaPath:"schemas.SessionToken/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate130.errors = [{instancePath:instancePath+"/token",schemaPath:"schemas.SessionToken/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data1)){
validate130.errors = [{instancePath:instancePath+"/token",schemaPath:"schemas.SessionToken/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/token",schemaPath:"schemas.SessionToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data2 = data.brand_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func0(data2) > 129){
validate130.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data2) < 3){
validate130.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern62.test(data2)){
validate130.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_id !== undefined){
let data3 = data.player_id;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func0(data3) > 128){
validate130.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate130.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate130.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_country !== undefined){
let data4 = data.player_country;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(func0(data4) > 6){
validate130.errors = [{instancePath:instancePath+"/player_country",schemaPath:"schemas.Country/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"}];
return false;
}
else {
if(func0(data4) < 2){
validate130.errors = [{instancePath:instancePath+"/player_country",schemaPath:"schemas.Country/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!pattern101.test(data4)){
validate130.errors = [{instancePath:instancePath+"/player_country",schemaPath:"schemas.Country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}(-[A-Z0-9]{1,3})?$"},message:"must match pattern \""+"^[A-Z]{2}(-[A-Z0-9]{1,3})?$"+"\""}];
return false;
}
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/player_country",schemaPath:"schemas.Country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameround_id !== undefined){
let data5 = data.gameround_id;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(func0(data5) > 128){
validate130.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data5) < 1){
validate130.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data5)){
validate130.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base_wager !== undefined){
let data6 = data.base_wager;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data6 == "number"){
if(data6 > 8000000000 || isNaN(data6)){
validate130.errors = [{instancePath:instancePath+"/base_wager",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate130.errors = [{instancePath:instancePath+"/base_wager",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats156.validate(data6))){
validate130.errors = [{instancePath:instancePath+"/base_wager",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/base_wager",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data7 = data.currency;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 === "string"){
if(func0(data7) > 3){
validate130.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data7) < 3){
validate130.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern64.test(data7)){
validate130.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback !== undefined){
const _errs26 = errors;
if(!(validate112(data.callback, {instancePath:instancePath+"/callback",parentData:data,parentDataProperty:"callback",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idempotency_key !== undefined){
let data9 = data.idempotency_key;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data9 === "string"){
if(func0(data9) > 128){
validate130.errors = [{instancePath:instancePath+"/idempotency_key",schemaPath:"schemas.IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data9) < 1){
validate130.errors = [{instancePath:instancePath+"/idempotency_key",schemaPath:"schemas.IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data9)){
validate130.errors = [{instancePath:instancePath+"/idempotency_key",schemaPath:"schemas.IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/idempotency_key",schemaPath:"schemas.IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs30 = errors;
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_metadata !== undefined){
const _errs31 = errors;
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate130.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate130.errors = vErrors;
return errors === 0;
}

export function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="recordInstanceContribution.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate130(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
validate129.errors = vErrors;
return errors === 0;
}

export const schema214 = {"type":"object","additionalProperties":false,"required":["provider_id","instance_id","game_code","brand_id","player_id","token","player_country","base_wager","currency"],"properties":{"provider_id":{"$ref":"schemas.Id"},"instance_id":{"$ref":"schemas.Id"},"game_code":{"$ref":"schemas.SourceId"},"brand_id":{"$ref":"schemas.BrandPath"},"player_id":{"$ref":"schemas.PlayerId"},"token":{"$ref":"schemas.SessionToken"},"player_country":{"$ref":"schemas.Country"},"gameround_id":{"$ref":"schemas.GameroundId"},"base_wager":{"$ref":"schemas.Amount"},"currency":{"$ref":"schemas.Currency"},"metadata":{"$ref":"schemas.Metadata"}},"$id":"schemas.ContributionByGame"};

export function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.ContributionByGame" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.provider_id === undefined) && (missing0 = "provider_id")) || ((data.instance_id === undefined) && (missing0 = "instance_id"))) || ((data.game_code === undefined) && (missing0 = "game_code"))) || ((data.brand_id === undefined) && (missing0 = "brand_id"))) || ((data.player_id === undefined) && (missing0 = "player_id"))) || ((data.token === undefined) && (missing0 = "token"))) || ((data.player_country === undefined) && (missing0 = "player_country"))) || ((data.base_wager === undefined) && (missing0 = "base_wager"))) || ((data.currency === undefined) && (missing0 = "currency"))){
validate134.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func27.call(schema214.properties, key0))){
validate134.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.provider_id !== undefined){
let data0 = data.provider_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate134.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate134.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate134.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance_id !== undefined){
let data1 = data.instance_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate134.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate134.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate134.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.game_code !== undefined){
let data2 = data.game_code;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate134.errors = [{instancePath:instancePath+"/game_code",schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate134.errors = [{instancePath:instancePath+"/game_code",schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern94.test(data2)){
validate134.errors = [{instancePath:instancePath+"/game_code",schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/game_code",schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data3 = data.brand_id;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func0(data3) > 129){
validate134.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data3) < 3){
validate134.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern62.test(data3)){
validate134.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_id !== undefined){
let data4 = data.player_id;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(func0(data4) > 128){
validate134.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate134.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data4)){
validate134.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
let data5 = data.token;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(func0(data5) > 4096){
validate134.errors = [{instancePath:instancePath+"/token",schemaPath:"schemas.SessionToken/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func0(data5) < 1){
validate134.errors = [{instancePath:instancePath+"/token",schemaPath:"schemas.SessionToken/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data5)){
validate134.errors = [{instancePath:instancePath+"/token",schemaPath:"schemas.SessionToken/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/token",schemaPath:"schemas.SessionToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_country !== undefined){
let data6 = data.player_country;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data6 === "string"){
if(func0(data6) > 6){
validate134.errors = [{instancePath:instancePath+"/player_country",schemaPath:"schemas.Country/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"}];
return false;
}
else {
if(func0(data6) < 2){
validate134.errors = [{instancePath:instancePath+"/player_country",schemaPath:"schemas.Country/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!pattern101.test(data6)){
validate134.errors = [{instancePath:instancePath+"/player_country",schemaPath:"schemas.Country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}(-[A-Z0-9]{1,3})?$"},message:"must match pattern \""+"^[A-Z]{2}(-[A-Z0-9]{1,3})?$"+"\""}];
return false;
}
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/player_country",schemaPath:"schemas.Country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameround_id !== undefined){
let data7 = data.gameround_id;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 === "string"){
if(func0(data7) > 128){
validate134.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data7) < 1){
validate134.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data7)){
validate134.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base_wager !== undefined){
let data8 = data.base_wager;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data8 == "number"){
if(data8 > 8000000000 || isNaN(data8)){
validate134.errors = [{instancePath:instancePath+"/base_wager",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate134.errors = [{instancePath:instancePath+"/base_wager",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats156.validate(data8))){
validate134.errors = [{instancePath:instancePath+"/base_wager",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/base_wager",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data9 = data.currency;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data9 === "string"){
if(func0(data9) > 3){
validate134.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data9) < 3){
validate134.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern64.test(data9)){
validate134.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs32 = errors;
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate134.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate134.errors = vErrors;
return errors === 0;
}

export function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="contributeByGame.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate134(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
validate133.errors = vErrors;
return errors === 0;
}

export const pattern144 = new RegExp("^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$", "u");

export function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.OptInRequest" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.instance_id === undefined) && (missing0 = "instance_id")) || ((data.player_id === undefined) && (missing0 = "player_id"))) || ((data.brand_id === undefined) && (missing0 = "brand_id"))) || ((data.player_country === undefined) && (missing0 = "player_country"))) || ((data.opt_in === undefined) && (missing0 = "opt_in"))){
validate137.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "instance_id") || (key0 === "player_id")) || (key0 === "brand_id")) || (key0 === "player_country")) || (key0 === "opt_in")) || (key0 === "contribution_value"))){
validate137.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.instance_id !== undefined){
let data0 = data.instance_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate137.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate137.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate137.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate137.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_id !== undefined){
let data1 = data.player_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 128){
validate137.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate137.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data1)){
validate137.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate137.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data2 = data.brand_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func0(data2) > 129){
validate137.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data2) < 3){
validate137.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern62.test(data2)){
validate137.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate137.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_country !== undefined){
let data3 = data.player_country;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func0(data3) > 6){
validate137.errors = [{instancePath:instancePath+"/player_country",schemaPath:"schemas.Country/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"}];
return false;
}
else {
if(func0(data3) < 2){
validate137.errors = [{instancePath:instancePath+"/player_country",schemaPath:"schemas.Country/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!pattern101.test(data3)){
validate137.errors = [{instancePath:instancePath+"/player_country",schemaPath:"schemas.Country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}(-[A-Z0-9]{1,3})?$"},message:"must match pattern \""+"^[A-Z]{2}(-[A-Z0-9]{1,3})?$"+"\""}];
return false;
}
}
}
}
else {
validate137.errors = [{instancePath:instancePath+"/player_country",schemaPath:"schemas.Country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opt_in !== undefined){
const _errs14 = errors;
if(typeof data.opt_in !== "boolean"){
validate137.errors = [{instancePath:instancePath+"/opt_in",schemaPath:"#/properties/opt_in/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_value !== undefined){
let data5 = data.contribution_value;
const _errs16 = errors;
const _errs17 = errors;
let valid5 = false;
let passing0 = null;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data5 === "string"){
if(func0(data5) > 20){
const err0 = {instancePath:instancePath+"/contribution_value",schemaPath:"schemas.AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!pattern144.test(data5)){
const err1 = {instancePath:instancePath+"/contribution_value",schemaPath:"schemas.AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/contribution_value",schemaPath:"schemas.AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs18 === errors;
if(_valid0){
valid5 = true;
passing0 = 0;
}
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data5 == "number"){
if(data5 > 8000000000 || isNaN(data5)){
const err3 = {instancePath:instancePath+"/contribution_value",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data5 < 0 || isNaN(data5)){
const err4 = {instancePath:instancePath+"/contribution_value",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(!(formats156.validate(data5))){
const err5 = {instancePath:instancePath+"/contribution_value",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/contribution_value",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs21 === errors;
if(_valid0 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid5 = true;
passing0 = 1;
}
}
if(!valid5){
const err7 = {instancePath:instancePath+"/contribution_value",schemaPath:"#/properties/contribution_value/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate137.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate137.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate137.errors = vErrors;
return errors === 0;
}

export function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setOptIn.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate137(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
validate136.errors = vErrors;
return errors === 0;
}

export const pattern147 = new RegExp("^(true|false)?$", "u");

export function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listPlayerOptIns.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate139.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate139.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.page === undefined){
data1.page = 0;
}
if(data1.limit === undefined){
data1.limit = 500;
}
let missing1;
if(((data1.player_id === undefined) && (missing1 = "player_id")) || ((data1.brand_id === undefined) && (missing1 = "brand_id"))){
validate139.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!((((((key1 === "player_id") || (key1 === "brand_id")) || (key1 === "opted_id")) || (key1 === "opted_in")) || (key1 === "page")) || (key1 === "limit"))){
validate139.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.player_id !== undefined){
let data2 = data1.player_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 128){
validate139.errors = [{instancePath:instancePath+"/query/player_id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate139.errors = [{instancePath:instancePath+"/query/player_id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data2)){
validate139.errors = [{instancePath:instancePath+"/query/player_id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate139.errors = [{instancePath:instancePath+"/query/player_id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.brand_id !== undefined){
let data3 = data1.brand_id;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func0(data3) > 129){
validate139.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data3) < 3){
validate139.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern62.test(data3)){
validate139.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate139.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.opted_id !== undefined){
let data4 = data1.opted_id;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func0(data4) > 5){
validate139.errors = [{instancePath:instancePath+"/query/opted_id",schemaPath:"#/properties/query/properties/opted_id/maxLength",keyword:"maxLength",params:{limit: 5},message:"must NOT have more than 5 characters"}];
return false;
}
else {
if(!pattern147.test(data4)){
validate139.errors = [{instancePath:instancePath+"/query/opted_id",schemaPath:"#/properties/query/properties/opted_id/pattern",keyword:"pattern",params:{pattern: "^(true|false)?$"},message:"must match pattern \""+"^(true|false)?$"+"\""}];
return false;
}
}
}
else {
validate139.errors = [{instancePath:instancePath+"/query/opted_id",schemaPath:"#/properties/query/properties/opted_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.opted_in !== undefined){
let data5 = data1.opted_in;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(func0(data5) > 5){
validate139.errors = [{instancePath:instancePath+"/query/opted_in",schemaPath:"#/properties/query/properties/opted_in/maxLength",keyword:"maxLength",params:{limit: 5},message:"must NOT have more than 5 characters"}];
return false;
}
else {
if(!pattern147.test(data5)){
validate139.errors = [{instancePath:instancePath+"/query/opted_in",schemaPath:"#/properties/query/properties/opted_in/pattern",keyword:"pattern",params:{pattern: "^(true|false)?$"},message:"must match pattern \""+"^(true|false)?$"+"\""}];
return false;
}
}
}
else {
validate139.errors = [{instancePath:instancePath+"/query/opted_in",schemaPath:"#/properties/query/properties/opted_in/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data6 = data1.page;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
validate139.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid4 = _errs18 === errors;
if(valid4){
const _errs19 = errors;
const read0 = func22(data6);
data6 = read0;
if(data1 !== undefined){
data1["page"] = data6;
}
var valid4 = _errs19 === errors;
if(valid4){
const _errs20 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate139.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if(typeof data6 == "number"){
if(data6 > 2147483647 || isNaN(data6)){
validate139.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate139.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data6))){
validate139.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid4 = _errs20 === errors;
}
}
var valid1 = _errs17 === errors;
if(valid1){
let data7 = data1.limit;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
validate139.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid5 = _errs23 === errors;
if(valid5){
const _errs24 = errors;
const read1 = func22(data7);
data7 = read1;
if(data1 !== undefined){
data1["limit"] = data7;
}
var valid5 = _errs24 === errors;
if(valid5){
const _errs25 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate139.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if(typeof data7 == "number"){
if(data7 > 500 || isNaN(data7)){
validate139.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate139.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data7))){
validate139.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid5 = _errs25 === errors;
}
}
var valid1 = _errs22 === errors;
}
}
}
}
}
}
}
}
else {
validate139.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data8 = data.header;
const _errs27 = errors;
if(errors === _errs27){
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
validate139.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate139.errors = vErrors;
return errors === 0;
}

export function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="saveOptIns.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate140.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate140.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate140.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const _errs6 = errors;
for(const key1 in data1){
if(!((key1 === "instance_id") || (key1 === "brand_id"))){
validate140.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.instance_id !== undefined){
let data2 = data1.instance_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate140.errors = [{instancePath:instancePath+"/query/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate140.errors = [{instancePath:instancePath+"/query/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data2)){
validate140.errors = [{instancePath:instancePath+"/query/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/query/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.brand_id !== undefined){
let data3 = data1.brand_id;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func0(data3) > 129){
validate140.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data3) < 3){
validate140.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern62.test(data3)){
validate140.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data4 = data.header;
const _errs13 = errors;
if(errors === _errs13){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["idempotency-key"] !== undefined){
let data5 = data4["idempotency-key"];
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(func0(data5) > 128){
validate140.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data5) < 1){
validate140.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data5)){
validate140.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate140.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate140.errors = vErrors;
return errors === 0;
}

export function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.BulkOptIns" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.instance_id === undefined) && (missing0 = "instance_id")) || ((data.brand_id === undefined) && (missing0 = "brand_id"))) || ((data.opt_ins === undefined) && (missing0 = "opt_ins"))) || ((data.opt_outs === undefined) && (missing0 = "opt_outs"))){
validate142.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "instance_id") || (key0 === "brand_id")) || (key0 === "opt_ins")) || (key0 === "opt_outs"))){
validate142.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.instance_id !== undefined){
let data0 = data.instance_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate142.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate142.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate142.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate142.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data1 = data.brand_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 129){
validate142.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data1) < 3){
validate142.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern62.test(data1)){
validate142.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate142.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opt_ins !== undefined){
let data2 = data.opt_ins;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate142.errors = [{instancePath:instancePath+"/opt_ins",schemaPath:"#/properties/opt_ins/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func0(data3) > 128){
validate142.errors = [{instancePath:instancePath+"/opt_ins/" + i0,schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate142.errors = [{instancePath:instancePath+"/opt_ins/" + i0,schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate142.errors = [{instancePath:instancePath+"/opt_ins/" + i0,schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate142.errors = [{instancePath:instancePath+"/opt_ins/" + i0,schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate142.errors = [{instancePath:instancePath+"/opt_ins",schemaPath:"#/properties/opt_ins/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opt_outs !== undefined){
let data4 = data.opt_outs;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data4)){
if(data4.length > 1000){
validate142.errors = [{instancePath:instancePath+"/opt_outs",schemaPath:"#/properties/opt_outs/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid5 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(func0(data5) > 128){
validate142.errors = [{instancePath:instancePath+"/opt_outs/" + i1,schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data5) < 1){
validate142.errors = [{instancePath:instancePath+"/opt_outs/" + i1,schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data5)){
validate142.errors = [{instancePath:instancePath+"/opt_outs/" + i1,schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate142.errors = [{instancePath:instancePath+"/opt_outs/" + i1,schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs15 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate142.errors = [{instancePath:instancePath+"/opt_outs",schemaPath:"#/properties/opt_outs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate142.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}

export function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="saveOptIns.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate142(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
validate141.errors = vErrors;
return errors === 0;
}

export function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="saveOptIns.body.1" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 10485760){
validate144.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10485760},message:"must NOT have more than 10485760 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate144.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate144.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate144.errors = vErrors;
return errors === 0;
}

export const pattern158 = new RegExp("\\S", "u");

export function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.PotAdjustment" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.instance_id === undefined) && (missing0 = "instance_id")) || ((data.pot_id === undefined) && (missing0 = "pot_id"))) || ((data.adjustment === undefined) && (missing0 = "adjustment"))) || ((data.reason === undefined) && (missing0 = "reason"))){
validate146.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "instance_id") || (key0 === "pot_id")) || (key0 === "adjustment")) || (key0 === "reason"))){
validate146.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.instance_id !== undefined){
let data0 = data.instance_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate146.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate146.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate146.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate146.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pot_id !== undefined){
let data1 = data.pot_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate146.errors = [{instancePath:instancePath+"/pot_id",schemaPath:"schemas.PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate146.errors = [{instancePath:instancePath+"/pot_id",schemaPath:"schemas.PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate146.errors = [{instancePath:instancePath+"/pot_id",schemaPath:"schemas.PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate146.errors = [{instancePath:instancePath+"/pot_id",schemaPath:"schemas.PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adjustment !== undefined){
let data2 = data.adjustment;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 == "number"){
if(data2 > 8000000000 || isNaN(data2)){
validate146.errors = [{instancePath:instancePath+"/adjustment",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate146.errors = [{instancePath:instancePath+"/adjustment",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats156.validate(data2))){
validate146.errors = [{instancePath:instancePath+"/adjustment",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate146.errors = [{instancePath:instancePath+"/adjustment",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data3 = data.reason;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func0(data3) > 500){
validate146.errors = [{instancePath:instancePath+"/reason",schemaPath:"schemas.Reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate146.errors = [{instancePath:instancePath+"/reason",schemaPath:"schemas.Reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern158.test(data3)){
validate146.errors = [{instancePath:instancePath+"/reason",schemaPath:"schemas.Reason/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}];
return false;
}
}
}
}
else {
validate146.errors = [{instancePath:instancePath+"/reason",schemaPath:"schemas.Reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate146.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}

export function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setPotContributedSeed.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate146(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
validate145.errors = vErrors;
return errors === 0;
}

export function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listPlayerRaffleTickets.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate148.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate148.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate148.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.page === undefined){
data1.page = 0;
}
if(data1.limit === undefined){
data1.limit = 500;
}
let missing1;
if(((data1.player_id === undefined) && (missing1 = "player_id")) || ((data1.brand_id === undefined) && (missing1 = "brand_id"))){
validate148.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!((((key1 === "player_id") || (key1 === "brand_id")) || (key1 === "page")) || (key1 === "limit"))){
validate148.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.player_id !== undefined){
let data2 = data1.player_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 128){
validate148.errors = [{instancePath:instancePath+"/query/player_id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate148.errors = [{instancePath:instancePath+"/query/player_id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data2)){
validate148.errors = [{instancePath:instancePath+"/query/player_id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate148.errors = [{instancePath:instancePath+"/query/player_id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.brand_id !== undefined){
let data3 = data1.brand_id;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func0(data3) > 129){
validate148.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data3) < 3){
validate148.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern62.test(data3)){
validate148.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate148.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data4 = data1.page;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
validate148.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid4 = _errs14 === errors;
if(valid4){
const _errs15 = errors;
const read0 = func22(data4);
data4 = read0;
if(data1 !== undefined){
data1["page"] = data4;
}
var valid4 = _errs15 === errors;
if(valid4){
const _errs16 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate148.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate148.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate148.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data4))){
validate148.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid4 = _errs16 === errors;
}
}
var valid1 = _errs13 === errors;
if(valid1){
let data5 = data1.limit;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
validate148.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid5 = _errs19 === errors;
if(valid5){
const _errs20 = errors;
const read1 = func22(data5);
data5 = read1;
if(data1 !== undefined){
data1["limit"] = data5;
}
var valid5 = _errs20 === errors;
if(valid5){
const _errs21 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate148.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if(typeof data5 == "number"){
if(data5 > 500 || isNaN(data5)){
validate148.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate148.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data5))){
validate148.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid5 = _errs21 === errors;
}
}
var valid1 = _errs18 === errors;
}
}
}
}
}
}
else {
validate148.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data6 = data.header;
const _errs23 = errors;
if(errors === _errs23){
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
validate148.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate148.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate148.errors = vErrors;
return errors === 0;
}

export function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.PotRule" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.source_pot === undefined) && (missing0 = "source_pot")) || ((data.target_pot === undefined) && (missing0 = "target_pot"))){
validate151.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "source_pot") || (key0 === "target_pot"))){
validate151.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.source_pot !== undefined){
let data0 = data.source_pot;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate151.errors = [{instancePath:instancePath+"/source_pot",schemaPath:"schemas.PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate151.errors = [{instancePath:instancePath+"/source_pot",schemaPath:"schemas.PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate151.errors = [{instancePath:instancePath+"/source_pot",schemaPath:"schemas.PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate151.errors = [{instancePath:instancePath+"/source_pot",schemaPath:"schemas.PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target_pot !== undefined){
let data1 = data.target_pot;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate151.errors = [{instancePath:instancePath+"/target_pot",schemaPath:"schemas.PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate151.errors = [{instancePath:instancePath+"/target_pot",schemaPath:"schemas.PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate151.errors = [{instancePath:instancePath+"/target_pot",schemaPath:"schemas.PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate151.errors = [{instancePath:instancePath+"/target_pot",schemaPath:"schemas.PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate151.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate151.errors = vErrors;
return errors === 0;
}

export function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.TransferRequest" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.source_instance_id === undefined) && (missing0 = "source_instance_id")) || ((data.target_instance_id === undefined) && (missing0 = "target_instance_id"))) || ((data.user_id === undefined) && (missing0 = "user_id"))) || ((data.transfer_optins === undefined) && (missing0 = "transfer_optins"))) || ((data.pot_rules === undefined) && (missing0 = "pot_rules"))) || ((data.reason === undefined) && (missing0 = "reason"))){
validate150.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "source_instance_id") || (key0 === "target_instance_id")) || (key0 === "user_id")) || (key0 === "transfer_optins")) || (key0 === "pot_rules")) || (key0 === "reason"))){
validate150.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.source_instance_id !== undefined){
let data0 = data.source_instance_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate150.errors = [{instancePath:instancePath+"/source_instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate150.errors = [{instancePath:instancePath+"/source_instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate150.errors = [{instancePath:instancePath+"/source_instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate150.errors = [{instancePath:instancePath+"/source_instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target_instance_id !== undefined){
let data1 = data.target_instance_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate150.errors = [{instancePath:instancePath+"/target_instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate150.errors = [{instancePath:instancePath+"/target_instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate150.errors = [{instancePath:instancePath+"/target_instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate150.errors = [{instancePath:instancePath+"/target_instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_id !== undefined){
let data2 = data.user_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate150.errors = [{instancePath:instancePath+"/user_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate150.errors = [{instancePath:instancePath+"/user_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data2)){
validate150.errors = [{instancePath:instancePath+"/user_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate150.errors = [{instancePath:instancePath+"/user_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transfer_optins !== undefined){
const _errs11 = errors;
if(typeof data.transfer_optins !== "boolean"){
validate150.errors = [{instancePath:instancePath+"/transfer_optins",schemaPath:"#/properties/transfer_optins/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pot_rules !== undefined){
let data4 = data.pot_rules;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data4)){
if(data4.length > 50){
validate150.errors = [{instancePath:instancePath+"/pot_rules",schemaPath:"#/properties/pot_rules/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(validate151(data4[i0], {instancePath:instancePath+"/pot_rules/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var valid4 = _errs15 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate150.errors = [{instancePath:instancePath+"/pot_rules",schemaPath:"#/properties/pot_rules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data6 = data.reason;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(func0(data6) > 500){
validate150.errors = [{instancePath:instancePath+"/reason",schemaPath:"schemas.Reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func0(data6) < 1){
validate150.errors = [{instancePath:instancePath+"/reason",schemaPath:"schemas.Reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern158.test(data6)){
validate150.errors = [{instancePath:instancePath+"/reason",schemaPath:"schemas.Reason/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}];
return false;
}
}
}
}
else {
validate150.errors = [{instancePath:instancePath+"/reason",schemaPath:"schemas.Reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate150.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate150.errors = vErrors;
return errors === 0;
}

export function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="transferPots.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate150(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
validate149.errors = vErrors;
return errors === 0;
}

export function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.TriggerWinRequest" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.instance_id === undefined) && (missing0 = "instance_id")) || ((data.pot_id === undefined) && (missing0 = "pot_id"))) || ((data.brand_id === undefined) && (missing0 = "brand_id"))) || ((data.player_id === undefined) && (missing0 = "player_id"))) || ((data.source_id === undefined) && (missing0 = "source_id"))){
validate155.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "instance_id") || (key0 === "pot_id")) || (key0 === "brand_id")) || (key0 === "player_id")) || (key0 === "source_id"))){
validate155.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.instance_id !== undefined){
let data0 = data.instance_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate155.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate155.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate155.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate155.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pot_id !== undefined){
let data1 = data.pot_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate155.errors = [{instancePath:instancePath+"/pot_id",schemaPath:"schemas.PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate155.errors = [{instancePath:instancePath+"/pot_id",schemaPath:"schemas.PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate155.errors = [{instancePath:instancePath+"/pot_id",schemaPath:"schemas.PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate155.errors = [{instancePath:instancePath+"/pot_id",schemaPath:"schemas.PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data2 = data.brand_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func0(data2) > 129){
validate155.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data2) < 3){
validate155.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern62.test(data2)){
validate155.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate155.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_id !== undefined){
let data3 = data.player_id;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func0(data3) > 128){
validate155.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate155.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate155.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate155.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_id !== undefined){
let data4 = data.source_id;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(func0(data4) > 64){
validate155.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate155.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern94.test(data4)){
validate155.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate155.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate155.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate155.errors = vErrors;
return errors === 0;
}

export function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="triggerWin.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate155(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
validate154.errors = vErrors;
return errors === 0;
}

export const schema273 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"instance_id":{"type":"string","maxLength":64,"pattern":"^[A-Za-z0-9._-]*$"},"brand_id":{"type":"string","maxLength":129,"pattern":"^([A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64})?$"},"player_id":{"type":"string","maxLength":128,"pattern":"^[!-~]*$"},"page":{"default":0,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}]},"limit":{"default":50,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":500}]},"sort_field":{"default":"timestamp","type":"string","enum":["timestamp","attempts"]},"sort_direction":{"default":1,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","enum":[1,-1]}]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}},"$id":"listPendingCancels.params"};

export const pattern173 = new RegExp("^([A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64})?$", "u");

export const pattern174 = new RegExp("^[!-~]*$", "u");

export function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listPendingCancels.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate157.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate157.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate157.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.page === undefined){
data1.page = 0;
}
if(data1.limit === undefined){
data1.limit = 50;
}
if(data1.sort_field === undefined){
data1.sort_field = "timestamp";
}
if(data1.sort_direction === undefined){
data1.sort_direction = 1;
}
const _errs6 = errors;
for(const key1 in data1){
if(!(((((((key1 === "instance_id") || (key1 === "brand_id")) || (key1 === "player_id")) || (key1 === "page")) || (key1 === "limit")) || (key1 === "sort_field")) || (key1 === "sort_direction"))){
validate157.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.instance_id !== undefined){
let data2 = data1.instance_id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate157.errors = [{instancePath:instancePath+"/query/instance_id",schemaPath:"#/properties/query/properties/instance_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern3.test(data2)){
validate157.errors = [{instancePath:instancePath+"/query/instance_id",schemaPath:"#/properties/query/properties/instance_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9._-]*$"+"\""}];
return false;
}
}
}
else {
validate157.errors = [{instancePath:instancePath+"/query/instance_id",schemaPath:"#/properties/query/properties/instance_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.brand_id !== undefined){
let data3 = data1.brand_id;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 129){
validate157.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"#/properties/query/properties/brand_id/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(!pattern173.test(data3)){
validate157.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"#/properties/query/properties/brand_id/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
else {
validate157.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"#/properties/query/properties/brand_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.player_id !== undefined){
let data4 = data1.player_id;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(func0(data4) > 128){
validate157.errors = [{instancePath:instancePath+"/query/player_id",schemaPath:"#/properties/query/properties/player_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!pattern174.test(data4)){
validate157.errors = [{instancePath:instancePath+"/query/player_id",schemaPath:"#/properties/query/properties/player_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""}];
return false;
}
}
}
else {
validate157.errors = [{instancePath:instancePath+"/query/player_id",schemaPath:"#/properties/query/properties/player_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data5 = data1.page;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
validate157.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid2 = _errs14 === errors;
if(valid2){
const _errs15 = errors;
const read0 = func22(data5);
data5 = read0;
if(data1 !== undefined){
data1["page"] = data5;
}
var valid2 = _errs15 === errors;
if(valid2){
const _errs16 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate157.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate157.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate157.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data5))){
validate157.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid2 = _errs16 === errors;
}
}
var valid1 = _errs13 === errors;
if(valid1){
let data6 = data1.limit;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
validate157.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid3 = _errs19 === errors;
if(valid3){
const _errs20 = errors;
const read1 = func22(data6);
data6 = read1;
if(data1 !== undefined){
data1["limit"] = data6;
}
var valid3 = _errs20 === errors;
if(valid3){
const _errs21 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate157.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if(typeof data6 == "number"){
if(data6 > 500 || isNaN(data6)){
validate157.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate157.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data6))){
validate157.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs21 === errors;
}
}
var valid1 = _errs18 === errors;
if(valid1){
let data7 = data1.sort_field;
const _errs23 = errors;
if(typeof data7 !== "string"){
validate157.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data7 === "timestamp") || (data7 === "attempts"))){
validate157.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/enum",keyword:"enum",params:{allowedValues: schema273.properties.query.properties.sort_field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs23 === errors;
if(valid1){
let data8 = data1.sort_direction;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
validate157.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid4 = _errs26 === errors;
if(valid4){
const _errs27 = errors;
const read2 = func22(data8);
data8 = read2;
if(data1 !== undefined){
data1["sort_direction"] = data8;
}
var valid4 = _errs27 === errors;
if(valid4){
const _errs28 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate157.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data8 === 1) || (data8 === -1))){
validate157.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/enum",keyword:"enum",params:{allowedValues: schema273.properties.query.properties.sort_direction.allOf[2].enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs28){
if(typeof data8 == "number"){
if(!(formats2.validate(data8))){
validate157.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
var valid4 = _errs28 === errors;
}
}
var valid1 = _errs25 === errors;
}
}
}
}
}
}
}
}
else {
validate157.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data9 = data.header;
const _errs30 = errors;
if(errors === _errs30){
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
validate157.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate157.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate157.errors = vErrors;
return errors === 0;
}

export function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.CancelSelection" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.transaction_ids === undefined) && (missing0 = "transaction_ids")){
validate159.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "transaction_ids")){
validate159.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transaction_ids !== undefined){
let data0 = data.transaction_ids;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 100){
validate159.errors = [{instancePath:instancePath+"/transaction_ids",schemaPath:"#/properties/transaction_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
if(data0.length < 1){
validate159.errors = [{instancePath:instancePath+"/transaction_ids",schemaPath:"#/properties/transaction_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 160){
validate159.errors = [{instancePath:instancePath+"/transaction_ids/" + i0,schemaPath:"schemas.TransactionId/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate159.errors = [{instancePath:instancePath+"/transaction_ids/" + i0,schemaPath:"schemas.TransactionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern94.test(data1)){
validate159.errors = [{instancePath:instancePath+"/transaction_ids/" + i0,schemaPath:"schemas.TransactionId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate159.errors = [{instancePath:instancePath+"/transaction_ids/" + i0,schemaPath:"schemas.TransactionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate159.errors = [{instancePath:instancePath+"/transaction_ids",schemaPath:"#/properties/transaction_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
}
else {
validate159.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate159.errors = vErrors;
return errors === 0;
}

export function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="retryCancels.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
validate158.errors = vErrors;
return errors === 0;
}

export function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.CancelSettlement" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.transaction_ids === undefined) && (missing0 = "transaction_ids")) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.reference === undefined) && (missing0 = "reference"))){
validate162.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "transaction_ids") || (key0 === "reason")) || (key0 === "reference"))){
validate162.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transaction_ids !== undefined){
let data0 = data.transaction_ids;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 100){
validate162.errors = [{instancePath:instancePath+"/transaction_ids",schemaPath:"#/properties/transaction_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
if(data0.length < 1){
validate162.errors = [{instancePath:instancePath+"/transaction_ids",schemaPath:"#/properties/transaction_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 160){
validate162.errors = [{instancePath:instancePath+"/transaction_ids/" + i0,schemaPath:"schemas.TransactionId/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate162.errors = [{instancePath:instancePath+"/transaction_ids/" + i0,schemaPath:"schemas.TransactionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern94.test(data1)){
validate162.errors = [{instancePath:instancePath+"/transaction_ids/" + i0,schemaPath:"schemas.TransactionId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate162.errors = [{instancePath:instancePath+"/transaction_ids/" + i0,schemaPath:"schemas.TransactionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate162.errors = [{instancePath:instancePath+"/transaction_ids",schemaPath:"#/properties/transaction_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data2 = data.reason;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 500){
validate162.errors = [{instancePath:instancePath+"/reason",schemaPath:"schemas.Reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate162.errors = [{instancePath:instancePath+"/reason",schemaPath:"schemas.Reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern158.test(data2)){
validate162.errors = [{instancePath:instancePath+"/reason",schemaPath:"schemas.Reason/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}];
return false;
}
}
}
}
else {
validate162.errors = [{instancePath:instancePath+"/reason",schemaPath:"schemas.Reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reference !== undefined){
let data3 = data.reference;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func0(data3) > 128){
validate162.errors = [{instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate162.errors = [{instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern158.test(data3)){
validate162.errors = [{instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}];
return false;
}
}
}
}
else {
validate162.errors = [{instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate162.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate162.errors = vErrors;
return errors === 0;
}

export function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="settleCancels.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate162(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
validate161.errors = vErrors;
return errors === 0;
}

export const schema281 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"instance_id":{"type":"string","maxLength":64,"pattern":"^[A-Za-z0-9._-]*$"},"brand_id":{"type":"string","maxLength":129,"pattern":"^([A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64})?$"},"player_id":{"type":"string","maxLength":128,"pattern":"^[!-~]*$"},"withheld":{"allOf":[{"readAs":"boolean"},{"type":"boolean"}]},"state":{"$ref":"schemas.WinState"},"timestamp_from":{"allOf":[{"format":"whole number"},{"readAs":"whole"},{"$ref":"schemas.Timestamp"}]},"timestamp_to":{"allOf":[{"format":"whole number"},{"readAs":"whole"},{"$ref":"schemas.Timestamp"}]},"page":{"default":0,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}]},"limit":{"default":50,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":500}]},"sort_field":{"default":"timestamp","type":"string","enum":["timestamp","win_amount","attempts"]},"sort_direction":{"default":1,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","enum":[1,-1]}]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}},"$id":"listWins.params"};

export const schema282 = {"type":"string","enum":["Held","Due","Paid","Settled"],"$id":"schemas.WinState"};

export const func461 = readers.boolean;

export function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listWins.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate164.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate164.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate164.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.page === undefined){
data1.page = 0;
}
if(data1.limit === undefined){
data1.limit = 50;
}
if(data1.sort_field === undefined){
data1.sort_field = "timestamp";
}
if(data1.sort_direction === undefined){
data1.sort_direction = 1;
}
const _errs6 = errors;
for(const key1 in data1){
if(!(func27.call(schema281.properties.query.properties, key1))){
validate164.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.instance_id !== undefined){
let data2 = data1.instance_id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate164.errors = [{instancePath:instancePath+"/query/instance_id",schemaPath:"#/properties/query/properties/instance_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern3.test(data2)){
validate164.errors = [{instancePath:instancePath+"/query/instance_id",schemaPath:"#/properties/query/properties/instance_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9._-]*$"+"\""}];
return false;
}
}
}
else {
validate164.errors = [{instancePath:instancePath+"/query/instance_id",schemaPath:"#/properties/query/properties/instance_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.brand_id !== undefined){
let data3 = data1.brand_id;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 129){
validate164.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"#/properties/query/properties/brand_id/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(!pattern173.test(data3)){
validate164.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"#/properties/query/properties/brand_id/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
else {
validate164.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"#/properties/query/properties/brand_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.player_id !== undefined){
let data4 = data1.player_id;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(func0(data4) > 128){
validate164.errors = [{instancePath:instancePath+"/query/player_id",schemaPath:"#/properties/query/properties/player_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!pattern174.test(data4)){
validate164.errors = [{instancePath:instancePath+"/query/player_id",schemaPath:"#/properties/query/properties/player_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""}];
return false;
}
}
}
else {
validate164.errors = [{instancePath:instancePath+"/query/player_id",schemaPath:"#/properties/query/properties/player_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.withheld !== undefined){
let data5 = data1.withheld;
const _errs13 = errors;
const _errs14 = errors;
const read0 = func461(data5);
data5 = read0;
if(data1 !== undefined){
data1["withheld"] = data5;
}
var valid2 = _errs14 === errors;
if(valid2){
const _errs15 = errors;
if(typeof data5 !== "boolean"){
validate164.errors = [{instancePath:instancePath+"/query/withheld",schemaPath:"#/properties/query/properties/withheld/allOf/1/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs15 === errors;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.state !== undefined){
let data6 = data1.state;
const _errs17 = errors;
if(typeof data6 !== "string"){
validate164.errors = [{instancePath:instancePath+"/query/state",schemaPath:"schemas.WinState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data6 === "Held") || (data6 === "Due")) || (data6 === "Paid")) || (data6 === "Settled"))){
validate164.errors = [{instancePath:instancePath+"/query/state",schemaPath:"schemas.WinState/enum",keyword:"enum",params:{allowedValues: schema282.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.timestamp_from !== undefined){
let data7 = data1.timestamp_from;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
validate164.errors = [{instancePath:instancePath+"/query/timestamp_from",schemaPath:"#/properties/query/properties/timestamp_from/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid4 = _errs21 === errors;
if(valid4){
const _errs22 = errors;
const read1 = func22(data7);
data7 = read1;
if(data1 !== undefined){
data1["timestamp_from"] = data7;
}
var valid4 = _errs22 === errors;
if(valid4){
const _errs23 = errors;
const _errs24 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate164.errors = [{instancePath:instancePath+"/query/timestamp_from",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if(typeof data7 == "number"){
if(data7 > 8640000000000000 || isNaN(data7)){
validate164.errors = [{instancePath:instancePath+"/query/timestamp_from",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate164.errors = [{instancePath:instancePath+"/query/timestamp_from",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats72.validate(data7))){
validate164.errors = [{instancePath:instancePath+"/query/timestamp_from",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid4 = _errs23 === errors;
}
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.timestamp_to !== undefined){
let data8 = data1.timestamp_to;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
validate164.errors = [{instancePath:instancePath+"/query/timestamp_to",schemaPath:"#/properties/query/properties/timestamp_to/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid6 = _errs27 === errors;
if(valid6){
const _errs28 = errors;
const read2 = func22(data8);
data8 = read2;
if(data1 !== undefined){
data1["timestamp_to"] = data8;
}
var valid6 = _errs28 === errors;
if(valid6){
const _errs29 = errors;
const _errs30 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate164.errors = [{instancePath:instancePath+"/query/timestamp_to",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs30){
if(typeof data8 == "number"){
if(data8 > 8640000000000000 || isNaN(data8)){
validate164.errors = [{instancePath:instancePath+"/query/timestamp_to",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate164.errors = [{instancePath:instancePath+"/query/timestamp_to",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats72.validate(data8))){
validate164.errors = [{instancePath:instancePath+"/query/timestamp_to",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid6 = _errs29 === errors;
}
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data9 = data1.page;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
validate164.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid8 = _errs33 === errors;
if(valid8){
const _errs34 = errors;
const read3 = func22(data9);
data9 = read3;
if(data1 !== undefined){
data1["page"] = data9;
}
var valid8 = _errs34 === errors;
if(valid8){
const _errs35 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate164.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs35){
if(typeof data9 == "number"){
if(data9 > 2147483647 || isNaN(data9)){
validate164.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate164.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data9))){
validate164.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid8 = _errs35 === errors;
}
}
var valid1 = _errs32 === errors;
if(valid1){
let data10 = data1.limit;
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
validate164.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid9 = _errs38 === errors;
if(valid9){
const _errs39 = errors;
const read4 = func22(data10);
data10 = read4;
if(data1 !== undefined){
data1["limit"] = data10;
}
var valid9 = _errs39 === errors;
if(valid9){
const _errs40 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate164.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs40){
if(typeof data10 == "number"){
if(data10 > 500 || isNaN(data10)){
validate164.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate164.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data10))){
validate164.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid9 = _errs40 === errors;
}
}
var valid1 = _errs37 === errors;
if(valid1){
let data11 = data1.sort_field;
const _errs42 = errors;
if(typeof data11 !== "string"){
validate164.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data11 === "timestamp") || (data11 === "win_amount")) || (data11 === "attempts"))){
validate164.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/enum",keyword:"enum",params:{allowedValues: schema281.properties.query.properties.sort_field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs42 === errors;
if(valid1){
let data12 = data1.sort_direction;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
validate164.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid10 = _errs45 === errors;
if(valid10){
const _errs46 = errors;
const read5 = func22(data12);
data12 = read5;
if(data1 !== undefined){
data1["sort_direction"] = data12;
}
var valid10 = _errs46 === errors;
if(valid10){
const _errs47 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate164.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data12 === 1) || (data12 === -1))){
validate164.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/enum",keyword:"enum",params:{allowedValues: schema281.properties.query.properties.sort_direction.allOf[2].enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs47){
if(typeof data12 == "number"){
if(!(formats2.validate(data12))){
validate164.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
var valid10 = _errs47 === errors;
}
}
var valid1 = _errs44 === errors;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate164.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data13 = data.header;
const _errs49 = errors;
if(errors === _errs49){
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
validate164.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate164.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate164.errors = vErrors;
return errors === 0;
}

export function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.WinSelection" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.transaction_ids === undefined) && (missing0 = "transaction_ids")){
validate166.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "transaction_ids")){
validate166.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transaction_ids !== undefined){
let data0 = data.transaction_ids;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 100){
validate166.errors = [{instancePath:instancePath+"/transaction_ids",schemaPath:"#/properties/transaction_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
if(data0.length < 1){
validate166.errors = [{instancePath:instancePath+"/transaction_ids",schemaPath:"#/properties/transaction_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 160){
validate166.errors = [{instancePath:instancePath+"/transaction_ids/" + i0,schemaPath:"schemas.TransactionId/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate166.errors = [{instancePath:instancePath+"/transaction_ids/" + i0,schemaPath:"schemas.TransactionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern94.test(data1)){
validate166.errors = [{instancePath:instancePath+"/transaction_ids/" + i0,schemaPath:"schemas.TransactionId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate166.errors = [{instancePath:instancePath+"/transaction_ids/" + i0,schemaPath:"schemas.TransactionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate166.errors = [{instancePath:instancePath+"/transaction_ids",schemaPath:"#/properties/transaction_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
}
else {
validate166.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate166.errors = vErrors;
return errors === 0;
}

export function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="releaseWins.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate166(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
validate165.errors = vErrors;
return errors === 0;
}

export function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.WinSettlement" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.transaction_ids === undefined) && (missing0 = "transaction_ids")) || ((data.reason === undefined) && (missing0 = "reason"))){
validate169.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "transaction_ids") || (key0 === "reason"))){
validate169.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transaction_ids !== undefined){
let data0 = data.transaction_ids;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 100){
validate169.errors = [{instancePath:instancePath+"/transaction_ids",schemaPath:"#/properties/transaction_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
if(data0.length < 1){
validate169.errors = [{instancePath:instancePath+"/transaction_ids",schemaPath:"#/properties/transaction_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 160){
validate169.errors = [{instancePath:instancePath+"/transaction_ids/" + i0,schemaPath:"schemas.TransactionId/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate169.errors = [{instancePath:instancePath+"/transaction_ids/" + i0,schemaPath:"schemas.TransactionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern94.test(data1)){
validate169.errors = [{instancePath:instancePath+"/transaction_ids/" + i0,schemaPath:"schemas.TransactionId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate169.errors = [{instancePath:instancePath+"/transaction_ids/" + i0,schemaPath:"schemas.TransactionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate169.errors = [{instancePath:instancePath+"/transaction_ids",schemaPath:"#/properties/transaction_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data2 = data.reason;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 500){
validate169.errors = [{instancePath:instancePath+"/reason",schemaPath:"schemas.Reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate169.errors = [{instancePath:instancePath+"/reason",schemaPath:"schemas.Reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern158.test(data2)){
validate169.errors = [{instancePath:instancePath+"/reason",schemaPath:"schemas.Reason/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}];
return false;
}
}
}
}
else {
validate169.errors = [{instancePath:instancePath+"/reason",schemaPath:"schemas.Reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate169.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate169.errors = vErrors;
return errors === 0;
}

export function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="settleWins.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate169(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
validate168.errors = vErrors;
return errors === 0;
}

export function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getInstance.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate171.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.instance_id === undefined) && (missing1 = "instance_id")){
validate171.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "instance_id")){
validate171.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.instance_id !== undefined){
let data1 = data0.instance_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate171.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate171.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate171.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate171.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate171.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs9 = errors;
for(const key1 in data2){
if(!((key1 === "owner_id") || (key1 === "status"))){
validate171.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs9 === errors){
if(data2.owner_id !== undefined){
let data3 = data2.owner_id;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func0(data3) > 129){
validate171.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(!pattern49.test(data3)){
validate171.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"+"\""}];
return false;
}
}
}
else {
validate171.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.status !== undefined){
let data4 = data2.status;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate171.errors = [{instancePath:instancePath+"/query/status",schemaPath:"schemas.InstanceStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data4 === "Pending") || (data4 === "Active")) || (data4 === "Paused")) || (data4 === "Terminated"))){
validate171.errors = [{instancePath:instancePath+"/query/status",schemaPath:"schemas.InstanceStatus/enum",keyword:"enum",params:{allowedValues: schema194.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate171.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data5 = data.header;
const _errs15 = errors;
if(errors === _errs15){
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate171.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate171.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate171.errors = vErrors;
return errors === 0;
}

export const schema295 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{"instance_id":{"$ref":"schemas.Id"}},"required":["instance_id"],"additionalProperties":false},"query":{"type":"object","properties":{"after_seq":{"default":0,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991}]},"kind":{"type":"string","maxLength":64,"pattern":"^[a-z_]*$"},"pot_id":{"type":"string","maxLength":64,"pattern":"^[A-Za-z0-9._-]*$"},"timestamp_from":{"allOf":[{"format":"whole number"},{"readAs":"whole"},{"$ref":"schemas.Timestamp"}]},"timestamp_to":{"allOf":[{"format":"whole number"},{"readAs":"whole"},{"$ref":"schemas.Timestamp"}]},"page":{"default":0,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}]},"limit":{"default":50,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":500}]},"sort_direction":{"default":1,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","enum":[1,-1]}]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}},"$id":"listLedgerEntries.params"};

export const pattern188 = new RegExp("^[a-z_]*$", "u");

export function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listLedgerEntries.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate172.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.instance_id === undefined) && (missing1 = "instance_id")){
validate172.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "instance_id")){
validate172.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.instance_id !== undefined){
let data1 = data0.instance_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate172.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate172.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate172.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate172.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate172.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.after_seq === undefined){
data2.after_seq = 0;
}
if(data2.page === undefined){
data2.page = 0;
}
if(data2.limit === undefined){
data2.limit = 50;
}
if(data2.sort_direction === undefined){
data2.sort_direction = 1;
}
const _errs9 = errors;
for(const key1 in data2){
if(!((((((((key1 === "after_seq") || (key1 === "kind")) || (key1 === "pot_id")) || (key1 === "timestamp_from")) || (key1 === "timestamp_to")) || (key1 === "page")) || (key1 === "limit")) || (key1 === "sort_direction"))){
validate172.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs9 === errors){
let data3 = data2.after_seq;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
validate172.errors = [{instancePath:instancePath+"/query/after_seq",schemaPath:"#/properties/query/properties/after_seq/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid4 = _errs11 === errors;
if(valid4){
const _errs12 = errors;
const read0 = func22(data3);
data3 = read0;
if(data2 !== undefined){
data2["after_seq"] = data3;
}
var valid4 = _errs12 === errors;
if(valid4){
const _errs13 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate172.errors = [{instancePath:instancePath+"/query/after_seq",schemaPath:"#/properties/query/properties/after_seq/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate172.errors = [{instancePath:instancePath+"/query/after_seq",schemaPath:"#/properties/query/properties/after_seq/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate172.errors = [{instancePath:instancePath+"/query/after_seq",schemaPath:"#/properties/query/properties/after_seq/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats72.validate(data3))){
validate172.errors = [{instancePath:instancePath+"/query/after_seq",schemaPath:"#/properties/query/properties/after_seq/allOf/2/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid4 = _errs13 === errors;
}
}
var valid3 = _errs10 === errors;
if(valid3){
if(data2.kind !== undefined){
let data4 = data2.kind;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(func0(data4) > 64){
validate172.errors = [{instancePath:instancePath+"/query/kind",schemaPath:"#/properties/query/properties/kind/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern188.test(data4)){
validate172.errors = [{instancePath:instancePath+"/query/kind",schemaPath:"#/properties/query/properties/kind/pattern",keyword:"pattern",params:{pattern: "^[a-z_]*$"},message:"must match pattern \""+"^[a-z_]*$"+"\""}];
return false;
}
}
}
else {
validate172.errors = [{instancePath:instancePath+"/query/kind",schemaPath:"#/properties/query/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.pot_id !== undefined){
let data5 = data2.pot_id;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(func0(data5) > 64){
validate172.errors = [{instancePath:instancePath+"/query/pot_id",schemaPath:"#/properties/query/properties/pot_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern3.test(data5)){
validate172.errors = [{instancePath:instancePath+"/query/pot_id",schemaPath:"#/properties/query/properties/pot_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9._-]*$"+"\""}];
return false;
}
}
}
else {
validate172.errors = [{instancePath:instancePath+"/query/pot_id",schemaPath:"#/properties/query/properties/pot_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.timestamp_from !== undefined){
let data6 = data2.timestamp_from;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
validate172.errors = [{instancePath:instancePath+"/query/timestamp_from",schemaPath:"#/properties/query/properties/timestamp_from/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid5 = _errs20 === errors;
if(valid5){
const _errs21 = errors;
const read1 = func22(data6);
data6 = read1;
if(data2 !== undefined){
data2["timestamp_from"] = data6;
}
var valid5 = _errs21 === errors;
if(valid5){
const _errs22 = errors;
const _errs23 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate172.errors = [{instancePath:instancePath+"/query/timestamp_from",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs23){
if(typeof data6 == "number"){
if(data6 > 8640000000000000 || isNaN(data6)){
validate172.errors = [{instancePath:instancePath+"/query/timestamp_from",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate172.errors = [{instancePath:instancePath+"/query/timestamp_from",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats72.validate(data6))){
validate172.errors = [{instancePath:instancePath+"/query/timestamp_from",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid5 = _errs22 === errors;
}
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.timestamp_to !== undefined){
let data7 = data2.timestamp_to;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
validate172.errors = [{instancePath:instancePath+"/query/timestamp_to",schemaPath:"#/properties/query/properties/timestamp_to/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid7 = _errs26 === errors;
if(valid7){
const _errs27 = errors;
const read2 = func22(data7);
data7 = read2;
if(data2 !== undefined){
data2["timestamp_to"] = data7;
}
var valid7 = _errs27 === errors;
if(valid7){
const _errs28 = errors;
const _errs29 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate172.errors = [{instancePath:instancePath+"/query/timestamp_to",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs29){
if(typeof data7 == "number"){
if(data7 > 8640000000000000 || isNaN(data7)){
validate172.errors = [{instancePath:instancePath+"/query/timestamp_to",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate172.errors = [{instancePath:instancePath+"/query/timestamp_to",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats72.validate(data7))){
validate172.errors = [{instancePath:instancePath+"/query/timestamp_to",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid7 = _errs28 === errors;
}
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
if(valid3){
let data8 = data2.page;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
validate172.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid9 = _errs32 === errors;
if(valid9){
const _errs33 = errors;
const read3 = func22(data8);
data8 = read3;
if(data2 !== undefined){
data2["page"] = data8;
}
var valid9 = _errs33 === errors;
if(valid9){
const _errs34 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate172.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs34){
if(typeof data8 == "number"){
if(data8 > 2147483647 || isNaN(data8)){
validate172.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate172.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data8))){
validate172.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid9 = _errs34 === errors;
}
}
var valid3 = _errs31 === errors;
if(valid3){
let data9 = data2.limit;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
validate172.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid10 = _errs37 === errors;
if(valid10){
const _errs38 = errors;
const read4 = func22(data9);
data9 = read4;
if(data2 !== undefined){
data2["limit"] = data9;
}
var valid10 = _errs38 === errors;
if(valid10){
const _errs39 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate172.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs39){
if(typeof data9 == "number"){
if(data9 > 500 || isNaN(data9)){
validate172.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate172.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data9))){
validate172.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid10 = _errs39 === errors;
}
}
var valid3 = _errs36 === errors;
if(valid3){
let data10 = data2.sort_direction;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
validate172.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid11 = _errs42 === errors;
if(valid11){
const _errs43 = errors;
const read5 = func22(data10);
data10 = read5;
if(data2 !== undefined){
data2["sort_direction"] = data10;
}
var valid11 = _errs43 === errors;
if(valid11){
const _errs44 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate172.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data10 === 1) || (data10 === -1))){
validate172.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/enum",keyword:"enum",params:{allowedValues: schema295.properties.query.properties.sort_direction.allOf[2].enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs44){
if(typeof data10 == "number"){
if(!(formats2.validate(data10))){
validate172.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
var valid11 = _errs44 === errors;
}
}
var valid3 = _errs41 === errors;
}
}
}
}
}
}
}
}
}
else {
validate172.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data11 = data.header;
const _errs46 = errors;
if(errors === _errs46){
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
validate172.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate172.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate172.errors = vErrors;
return errors === 0;
}

export function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listInstanceOptIns.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate173.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.instance_id === undefined) && (missing1 = "instance_id")){
validate173.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "instance_id")){
validate173.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.instance_id !== undefined){
let data1 = data0.instance_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate173.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate173.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate173.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate173.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate173.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.page === undefined){
data2.page = 0;
}
if(data2.limit === undefined){
data2.limit = 50;
}
const _errs9 = errors;
for(const key1 in data2){
if(!(((key1 === "opted_in") || (key1 === "page")) || (key1 === "limit"))){
validate173.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs9 === errors){
if(data2.opted_in !== undefined){
let data3 = data2.opted_in;
const _errs10 = errors;
const _errs11 = errors;
const read0 = func461(data3);
data3 = read0;
if(data2 !== undefined){
data2["opted_in"] = data3;
}
var valid4 = _errs11 === errors;
if(valid4){
const _errs12 = errors;
if(typeof data3 !== "boolean"){
validate173.errors = [{instancePath:instancePath+"/query/opted_in",schemaPath:"#/properties/query/properties/opted_in/allOf/1/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid4 = _errs12 === errors;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
let data4 = data2.page;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
validate173.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid5 = _errs15 === errors;
if(valid5){
const _errs16 = errors;
const read1 = func22(data4);
data4 = read1;
if(data2 !== undefined){
data2["page"] = data4;
}
var valid5 = _errs16 === errors;
if(valid5){
const _errs17 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate173.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate173.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate173.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats72.validate(data4))){
validate173.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid5 = _errs17 === errors;
}
}
var valid3 = _errs14 === errors;
if(valid3){
let data5 = data2.limit;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
validate173.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid6 = _errs20 === errors;
if(valid6){
const _errs21 = errors;
const read2 = func22(data5);
data5 = read2;
if(data2 !== undefined){
data2["limit"] = data5;
}
var valid6 = _errs21 === errors;
if(valid6){
const _errs22 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate173.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if(typeof data5 == "number"){
if(data5 > 500 || isNaN(data5)){
validate173.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate173.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats72.validate(data5))){
validate173.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid6 = _errs22 === errors;
}
}
var valid3 = _errs19 === errors;
}
}
}
}
else {
validate173.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data6 = data.header;
const _errs24 = errors;
if(errors === _errs24){
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
validate173.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate173.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}

export function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="pauseInstance.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate174.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.instance_id === undefined) && (missing1 = "instance_id")){
validate174.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "instance_id")){
validate174.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.instance_id !== undefined){
let data1 = data0.instance_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate174.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate174.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate174.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate174.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate174.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
validate174.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate174.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["idempotency-key"] !== undefined){
let data4 = data3["idempotency-key"];
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func0(data4) > 128){
validate174.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate174.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data4)){
validate174.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate174.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3["if-match"] !== undefined){
let data5 = data3["if-match"];
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(func0(data5) > 1024){
validate174.errors = [{instancePath:instancePath+"/header/if-match",schemaPath:"#/properties/header/properties/if-match/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func0(data5) < 1){
validate174.errors = [{instancePath:instancePath+"/header/if-match",schemaPath:"#/properties/header/properties/if-match/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern121.test(data5)){
validate174.errors = [{instancePath:instancePath+"/header/if-match",schemaPath:"#/properties/header/properties/if-match/pattern",keyword:"pattern",params:{pattern: "^(\\*|(W/)?\"[!#-~]*\"([ \\t]*,[ \\t]*(W/)?\"[!#-~]*\")*)$"},message:"must match pattern \""+"^(\\*|(W/)?\"[!#-~]*\"([ \\t]*,[ \\t]*(W/)?\"[!#-~]*\")*)$"+"\""}];
return false;
}
}
}
}
else {
validate174.errors = [{instancePath:instancePath+"/header/if-match",schemaPath:"#/properties/header/properties/if-match/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
}
}
else {
validate174.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate174.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate174.errors = vErrors;
return errors === 0;
}

export function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.StatusChange" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.reason === undefined) && (missing0 = "reason")){
validate176.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "reason")){
validate176.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.reason !== undefined){
let data0 = data.reason;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 500){
validate176.errors = [{instancePath:instancePath+"/reason",schemaPath:"schemas.Reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate176.errors = [{instancePath:instancePath+"/reason",schemaPath:"schemas.Reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern158.test(data0)){
validate176.errors = [{instancePath:instancePath+"/reason",schemaPath:"schemas.Reason/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}];
return false;
}
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/reason",schemaPath:"schemas.Reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate176.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate176.errors = vErrors;
return errors === 0;
}

export function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="pauseInstance.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate176(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
validate175.errors = vErrors;
return errors === 0;
}

export function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listPlayerInstanceTickets.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate178.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.instance_id === undefined) && (missing1 = "instance_id")) || ((data0.player_id === undefined) && (missing1 = "player_id"))){
validate178.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!((key0 === "instance_id") || (key0 === "player_id"))){
validate178.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.instance_id !== undefined){
let data1 = data0.instance_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate178.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate178.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate178.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate178.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.player_id !== undefined){
let data2 = data0.player_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 128){
validate178.errors = [{instancePath:instancePath+"/path/player_id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate178.errors = [{instancePath:instancePath+"/path/player_id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data2)){
validate178.errors = [{instancePath:instancePath+"/path/player_id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate178.errors = [{instancePath:instancePath+"/path/player_id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate178.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data3 = data.query;
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.page === undefined){
data3.page = 0;
}
if(data3.limit === undefined){
data3.limit = 500;
}
let missing2;
if((data3.brand_id === undefined) && (missing2 = "brand_id")){
validate178.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key1 in data3){
if(!(((key1 === "brand_id") || (key1 === "page")) || (key1 === "limit"))){
validate178.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs12 === errors){
if(data3.brand_id !== undefined){
let data4 = data3.brand_id;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(func0(data4) > 129){
validate178.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data4) < 3){
validate178.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern62.test(data4)){
validate178.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate178.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
let data5 = data3.page;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
validate178.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid6 = _errs17 === errors;
if(valid6){
const _errs18 = errors;
const read0 = func22(data5);
data5 = read0;
if(data3 !== undefined){
data3["page"] = data5;
}
var valid6 = _errs18 === errors;
if(valid6){
const _errs19 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate178.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate178.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate178.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data5))){
validate178.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid6 = _errs19 === errors;
}
}
var valid4 = _errs16 === errors;
if(valid4){
let data6 = data3.limit;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
validate178.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid7 = _errs22 === errors;
if(valid7){
const _errs23 = errors;
const read1 = func22(data6);
data6 = read1;
if(data3 !== undefined){
data3["limit"] = data6;
}
var valid7 = _errs23 === errors;
if(valid7){
const _errs24 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate178.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if(typeof data6 == "number"){
if(data6 > 500 || isNaN(data6)){
validate178.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate178.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data6))){
validate178.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid7 = _errs24 === errors;
}
}
var valid4 = _errs21 === errors;
}
}
}
}
}
else {
validate178.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data7 = data.header;
const _errs26 = errors;
if(errors === _errs26){
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate178.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate178.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate178.errors = vErrors;
return errors === 0;
}

export const schema311 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{"instance_id":{"$ref":"schemas.Id"}},"required":["instance_id"],"additionalProperties":false},"query":{"type":"object","properties":{"brand_id":{"type":"string","maxLength":129,"pattern":"^([A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64})?$"},"page":{"default":0,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}]},"limit":{"default":50,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":500}]},"sort_field":{"default":"timestamp_start","type":"string","enum":["timestamp_start","ticket_count","player_id"]},"sort_direction":{"default":-1,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","enum":[1,-1]}]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}},"$id":"listRaffleTickets.params"};

export function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listRaffleTickets.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate179.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.instance_id === undefined) && (missing1 = "instance_id")){
validate179.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "instance_id")){
validate179.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.instance_id !== undefined){
let data1 = data0.instance_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate179.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate179.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate179.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate179.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate179.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.page === undefined){
data2.page = 0;
}
if(data2.limit === undefined){
data2.limit = 50;
}
if(data2.sort_field === undefined){
data2.sort_field = "timestamp_start";
}
if(data2.sort_direction === undefined){
data2.sort_direction = -1;
}
const _errs9 = errors;
for(const key1 in data2){
if(!(((((key1 === "brand_id") || (key1 === "page")) || (key1 === "limit")) || (key1 === "sort_field")) || (key1 === "sort_direction"))){
validate179.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs9 === errors){
if(data2.brand_id !== undefined){
let data3 = data2.brand_id;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func0(data3) > 129){
validate179.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"#/properties/query/properties/brand_id/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(!pattern173.test(data3)){
validate179.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"#/properties/query/properties/brand_id/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
else {
validate179.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"#/properties/query/properties/brand_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
let data4 = data2.page;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
validate179.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid4 = _errs13 === errors;
if(valid4){
const _errs14 = errors;
const read0 = func22(data4);
data4 = read0;
if(data2 !== undefined){
data2["page"] = data4;
}
var valid4 = _errs14 === errors;
if(valid4){
const _errs15 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate179.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate179.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate179.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data4))){
validate179.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid4 = _errs15 === errors;
}
}
var valid3 = _errs12 === errors;
if(valid3){
let data5 = data2.limit;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
validate179.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid5 = _errs18 === errors;
if(valid5){
const _errs19 = errors;
const read1 = func22(data5);
data5 = read1;
if(data2 !== undefined){
data2["limit"] = data5;
}
var valid5 = _errs19 === errors;
if(valid5){
const _errs20 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate179.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if(typeof data5 == "number"){
if(data5 > 500 || isNaN(data5)){
validate179.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate179.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data5))){
validate179.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid5 = _errs20 === errors;
}
}
var valid3 = _errs17 === errors;
if(valid3){
let data6 = data2.sort_field;
const _errs22 = errors;
if(typeof data6 !== "string"){
validate179.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data6 === "timestamp_start") || (data6 === "ticket_count")) || (data6 === "player_id"))){
validate179.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/enum",keyword:"enum",params:{allowedValues: schema311.properties.query.properties.sort_field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs22 === errors;
if(valid3){
let data7 = data2.sort_direction;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
validate179.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid6 = _errs25 === errors;
if(valid6){
const _errs26 = errors;
const read2 = func22(data7);
data7 = read2;
if(data2 !== undefined){
data2["sort_direction"] = data7;
}
var valid6 = _errs26 === errors;
if(valid6){
const _errs27 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate179.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data7 === 1) || (data7 === -1))){
validate179.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/enum",keyword:"enum",params:{allowedValues: schema311.properties.query.properties.sort_direction.allOf[2].enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs27){
if(typeof data7 == "number"){
if(!(formats2.validate(data7))){
validate179.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
var valid6 = _errs27 === errors;
}
}
var valid3 = _errs24 === errors;
}
}
}
}
}
}
else {
validate179.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data8 = data.header;
const _errs29 = errors;
if(errors === _errs29){
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
validate179.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate179.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate179.errors = vErrors;
return errors === 0;
}

export const schema313 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"owner_id":{"type":"string","maxLength":129,"pattern":"^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"},"id":{"type":"string","maxLength":64,"pattern":"^[A-Za-z0-9._-]*$"},"name":{"type":"string","minLength":0,"maxLength":200},"published":{"type":"string","maxLength":5,"pattern":"^(true|false)?$"},"page":{"default":0,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}]},"limit":{"default":50,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":500}]},"sort_field":{"default":"id","type":"string","enum":["id","name","owner_id"]},"sort_direction":{"default":1,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","enum":[1,-1]}]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}},"$id":"listTemplates.params"};

export function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listTemplates.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate180.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate180.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate180.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.page === undefined){
data1.page = 0;
}
if(data1.limit === undefined){
data1.limit = 50;
}
if(data1.sort_field === undefined){
data1.sort_field = "id";
}
if(data1.sort_direction === undefined){
data1.sort_direction = 1;
}
const _errs6 = errors;
for(const key1 in data1){
if(!((((((((key1 === "owner_id") || (key1 === "id")) || (key1 === "name")) || (key1 === "published")) || (key1 === "page")) || (key1 === "limit")) || (key1 === "sort_field")) || (key1 === "sort_direction"))){
validate180.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.owner_id !== undefined){
let data2 = data1.owner_id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 129){
validate180.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(!pattern49.test(data2)){
validate180.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"+"\""}];
return false;
}
}
}
else {
validate180.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.id !== undefined){
let data3 = data1.id;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 64){
validate180.errors = [{instancePath:instancePath+"/query/id",schemaPath:"#/properties/query/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern3.test(data3)){
validate180.errors = [{instancePath:instancePath+"/query/id",schemaPath:"#/properties/query/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9._-]*$"+"\""}];
return false;
}
}
}
else {
validate180.errors = [{instancePath:instancePath+"/query/id",schemaPath:"#/properties/query/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.name !== undefined){
let data4 = data1.name;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(func0(data4) > 200){
validate180.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data4) < 0){
validate180.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate180.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.published !== undefined){
let data5 = data1.published;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(func0(data5) > 5){
validate180.errors = [{instancePath:instancePath+"/query/published",schemaPath:"#/properties/query/properties/published/maxLength",keyword:"maxLength",params:{limit: 5},message:"must NOT have more than 5 characters"}];
return false;
}
else {
if(!pattern147.test(data5)){
validate180.errors = [{instancePath:instancePath+"/query/published",schemaPath:"#/properties/query/properties/published/pattern",keyword:"pattern",params:{pattern: "^(true|false)?$"},message:"must match pattern \""+"^(true|false)?$"+"\""}];
return false;
}
}
}
else {
validate180.errors = [{instancePath:instancePath+"/query/published",schemaPath:"#/properties/query/properties/published/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data6 = data1.page;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
validate180.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid2 = _errs16 === errors;
if(valid2){
const _errs17 = errors;
const read0 = func22(data6);
data6 = read0;
if(data1 !== undefined){
data1["page"] = data6;
}
var valid2 = _errs17 === errors;
if(valid2){
const _errs18 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate180.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if(typeof data6 == "number"){
if(data6 > 2147483647 || isNaN(data6)){
validate180.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate180.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data6))){
validate180.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid2 = _errs18 === errors;
}
}
var valid1 = _errs15 === errors;
if(valid1){
let data7 = data1.limit;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
validate180.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid3 = _errs21 === errors;
if(valid3){
const _errs22 = errors;
const read1 = func22(data7);
data7 = read1;
if(data1 !== undefined){
data1["limit"] = data7;
}
var valid3 = _errs22 === errors;
if(valid3){
const _errs23 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate180.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs23){
if(typeof data7 == "number"){
if(data7 > 500 || isNaN(data7)){
validate180.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate180.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data7))){
validate180.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs23 === errors;
}
}
var valid1 = _errs20 === errors;
if(valid1){
let data8 = data1.sort_field;
const _errs25 = errors;
if(typeof data8 !== "string"){
validate180.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data8 === "id") || (data8 === "name")) || (data8 === "owner_id"))){
validate180.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/enum",keyword:"enum",params:{allowedValues: schema313.properties.query.properties.sort_field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs25 === errors;
if(valid1){
let data9 = data1.sort_direction;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
validate180.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid4 = _errs28 === errors;
if(valid4){
const _errs29 = errors;
const read2 = func22(data9);
data9 = read2;
if(data1 !== undefined){
data1["sort_direction"] = data9;
}
var valid4 = _errs29 === errors;
if(valid4){
const _errs30 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate180.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data9 === 1) || (data9 === -1))){
validate180.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/enum",keyword:"enum",params:{allowedValues: schema313.properties.query.properties.sort_direction.allOf[2].enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs30){
if(typeof data9 == "number"){
if(!(formats2.validate(data9))){
validate180.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
var valid4 = _errs30 === errors;
}
}
var valid1 = _errs27 === errors;
}
}
}
}
}
}
}
}
}
else {
validate180.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data10 = data.header;
const _errs32 = errors;
if(errors === _errs32){
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
validate180.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate180.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate180.errors = vErrors;
return errors === 0;
}

export const schema315 = {"type":"object","additionalProperties":false,"required":["name","owner_id","currency","contribution_rules","house_hold_contribution","pots"],"properties":{"id":{"$ref":"schemas.Id"},"name":{"type":"string","minLength":1,"maxLength":200},"description":{"type":"string","minLength":0,"maxLength":2000},"owner_id":{"$ref":"schemas.OwnerId"},"currency":{"$ref":"schemas.Currency"},"contribution_rules":{"$ref":"schemas.NewContributionRules"},"house_hold_contribution":{"$ref":"schemas.ContributionType"},"jackpot_type":{"type":"string","enum":["Jackpot","Raffle"]},"raffle_rules":{"$ref":"schemas.RaffleRules"},"pots":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"schemas.NewPotTemplate"}},"win_selector_strategy":{"type":"string","enum":["Lowest","Highest","None"]},"reference_count":{"type":"integer","format":"int32","minimum":0,"maximum":2147483647},"published":{"type":"boolean"},"version":{"type":"integer","format":"int32","minimum":1,"maximum":2147483647}},"$id":"schemas.NewJackpotTemplate"};

export function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.ContributionType" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.Fixed === undefined) && (missing0 = "Fixed")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(key0 === "Fixed")){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.Fixed !== undefined){
let data0 = data.Fixed;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 == "number"){
if(data0 > 8000000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/Fixed",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/Fixed",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(!(formats156.validate(data0))){
const err4 = {instancePath:instancePath+"/Fixed",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/Fixed",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs7 = errors;
if(errors === _errs7){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.Percentage === undefined) && (missing1 = "Percentage")){
const err7 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
const _errs9 = errors;
for(const key1 in data){
if(!(key1 === "Percentage")){
const err8 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
}
if(_errs9 === errors){
if(data.Percentage !== undefined){
let data1 = data.Percentage;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/Percentage",schemaPath:"schemas.Percentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data1 < 0 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/Percentage",schemaPath:"schemas.Percentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/Percentage",schemaPath:"schemas.Percentage/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err13 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate184.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate184.errors = vErrors;
return errors === 0;
}

export function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.NewWagerCriteria" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "min_base_wager") || (key0 === "min_contribution"))){
validate186.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.min_base_wager !== undefined){
let data0 = data.min_base_wager;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 8000000000 || isNaN(data0)){
validate186.errors = [{instancePath:instancePath+"/min_base_wager",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate186.errors = [{instancePath:instancePath+"/min_base_wager",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats156.validate(data0))){
validate186.errors = [{instancePath:instancePath+"/min_base_wager",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/min_base_wager",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_contribution !== undefined){
let data1 = data.min_contribution;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 == "number"){
if(data1 > 8000000000 || isNaN(data1)){
validate186.errors = [{instancePath:instancePath+"/min_contribution",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate186.errors = [{instancePath:instancePath+"/min_contribution",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats156.validate(data1))){
validate186.errors = [{instancePath:instancePath+"/min_contribution",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/min_contribution",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate186.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate186.errors = vErrors;
return errors === 0;
}

export function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.NewCountryFilters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "black_list") || (key0 === "white_list"))){
validate188.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.black_list !== undefined){
let data0 = data.black_list;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 500){
validate188.errors = [{instancePath:instancePath+"/black_list",schemaPath:"#/properties/black_list/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 6){
validate188.errors = [{instancePath:instancePath+"/black_list/" + i0,schemaPath:"schemas.Country/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"}];
return false;
}
else {
if(func0(data1) < 2){
validate188.errors = [{instancePath:instancePath+"/black_list/" + i0,schemaPath:"schemas.Country/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!pattern101.test(data1)){
validate188.errors = [{instancePath:instancePath+"/black_list/" + i0,schemaPath:"schemas.Country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}(-[A-Z0-9]{1,3})?$"},message:"must match pattern \""+"^[A-Z]{2}(-[A-Z0-9]{1,3})?$"+"\""}];
return false;
}
}
}
}
else {
validate188.errors = [{instancePath:instancePath+"/black_list/" + i0,schemaPath:"schemas.Country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate188.errors = [{instancePath:instancePath+"/black_list",schemaPath:"#/properties/black_list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.white_list !== undefined){
let data2 = data.white_list;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
if(data2.length > 500){
validate188.errors = [{instancePath:instancePath+"/white_list",schemaPath:"#/properties/white_list/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func0(data3) > 6){
validate188.errors = [{instancePath:instancePath+"/white_list/" + i1,schemaPath:"schemas.Country/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"}];
return false;
}
else {
if(func0(data3) < 2){
validate188.errors = [{instancePath:instancePath+"/white_list/" + i1,schemaPath:"schemas.Country/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!pattern101.test(data3)){
validate188.errors = [{instancePath:instancePath+"/white_list/" + i1,schemaPath:"schemas.Country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}(-[A-Z0-9]{1,3})?$"},message:"must match pattern \""+"^[A-Z]{2}(-[A-Z0-9]{1,3})?$"+"\""}];
return false;
}
}
}
}
else {
validate188.errors = [{instancePath:instancePath+"/white_list/" + i1,schemaPath:"schemas.Country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate188.errors = [{instancePath:instancePath+"/white_list",schemaPath:"#/properties/white_list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate188.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate188.errors = vErrors;
return errors === 0;
}

export const pattern207 = new RegExp("^[0-9]{1,3}(\\.[0-9]{1,6})?$", "u");

export function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.NewContributionRules" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.contribution_type === undefined) && (missing0 = "contribution_type")){
validate183.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "opt_in_required") || (key0 === "contribution_type")) || (key0 === "max_contribution")) || (key0 === "operator_contribution_percentage")) || (key0 === "wager_criteria")) || (key0 === "allowed_brands")) || (key0 === "country_filters"))){
validate183.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.opt_in_required !== undefined){
const _errs2 = errors;
if(typeof data.opt_in_required !== "boolean"){
validate183.errors = [{instancePath:instancePath+"/opt_in_required",schemaPath:"#/properties/opt_in_required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_type !== undefined){
const _errs4 = errors;
if(!(validate184(data.contribution_type, {instancePath:instancePath+"/contribution_type",parentData:data,parentDataProperty:"contribution_type",rootData}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_contribution !== undefined){
let data2 = data.max_contribution;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func0(data2) > 20){
validate183.errors = [{instancePath:instancePath+"/max_contribution",schemaPath:"schemas.AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern144.test(data2)){
validate183.errors = [{instancePath:instancePath+"/max_contribution",schemaPath:"schemas.AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/max_contribution",schemaPath:"schemas.AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operator_contribution_percentage !== undefined){
let data3 = data.operator_contribution_percentage;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 10){
validate183.errors = [{instancePath:instancePath+"/operator_contribution_percentage",schemaPath:"schemas.PercentageText/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
return false;
}
else {
if(!pattern207.test(data3)){
validate183.errors = [{instancePath:instancePath+"/operator_contribution_percentage",schemaPath:"schemas.PercentageText/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,3}(\\.[0-9]{1,6})?$"},message:"must match pattern \""+"^[0-9]{1,3}(\\.[0-9]{1,6})?$"+"\""}];
return false;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/operator_contribution_percentage",schemaPath:"schemas.PercentageText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wager_criteria !== undefined){
const _errs11 = errors;
if(!(validate186(data.wager_criteria, {instancePath:instancePath+"/wager_criteria",parentData:data,parentDataProperty:"wager_criteria",rootData}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_brands !== undefined){
let data5 = data.allowed_brands;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
if(data5.length > 1000){
validate183.errors = [{instancePath:instancePath+"/allowed_brands",schemaPath:"#/properties/allowed_brands/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data6 === "string"){
if(func0(data6) > 129){
validate183.errors = [{instancePath:instancePath+"/allowed_brands/" + i0,schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data6) < 3){
validate183.errors = [{instancePath:instancePath+"/allowed_brands/" + i0,schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern62.test(data6)){
validate183.errors = [{instancePath:instancePath+"/allowed_brands/" + i0,schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/allowed_brands/" + i0,schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/allowed_brands",schemaPath:"#/properties/allowed_brands/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country_filters !== undefined){
const _errs17 = errors;
if(!(validate188(data.country_filters, {instancePath:instancePath+"/country_filters",parentData:data,parentDataProperty:"country_filters",rootData}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate183.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate183.errors = vErrors;
return errors === 0;
}

export const schema332 = {"type":"object","additionalProperties":false,"required":["cost_per_ticket","cost_source","duration","prize_distribution"],"properties":{"cost_per_ticket":{"$ref":"schemas.AmountText"},"cost_source":{"type":"string","enum":["Contribution","BaseWager"]},"duration":{"$ref":"schemas.Duration"},"prize_distribution":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"schemas.RafflePrize"}}},"$id":"schemas.RaffleRules"};

export function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Duration" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.Seconds === undefined) && (missing0 = "Seconds")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(key0 === "Seconds")){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.Seconds !== undefined){
let data0 = data.Seconds;
const _errs4 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/Seconds",schemaPath:"#/oneOf/0/properties/Seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs4){
if(typeof data0 == "number"){
if(data0 > 3153600000 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/Seconds",schemaPath:"#/oneOf/0/properties/Seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3153600000},message:"must be <= 3153600000"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/Seconds",schemaPath:"#/oneOf/0/properties/Seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(!(formats72.validate(data0))){
const err5 = {instancePath:instancePath+"/Seconds",schemaPath:"#/oneOf/0/properties/Seconds/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.Minutes === undefined) && (missing1 = "Minutes")){
const err7 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
const _errs8 = errors;
for(const key1 in data){
if(!(key1 === "Minutes")){
const err8 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
}
if(_errs8 === errors){
if(data.Minutes !== undefined){
let data1 = data.Minutes;
const _errs9 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err9 = {instancePath:instancePath+"/Minutes",schemaPath:"#/oneOf/1/properties/Minutes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(errors === _errs9){
if(typeof data1 == "number"){
if(data1 > 52560000 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/Minutes",schemaPath:"#/oneOf/1/properties/Minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 52560000},message:"must be <= 52560000"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data1 < 1 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/Minutes",schemaPath:"#/oneOf/1/properties/Minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(!(formats72.validate(data1))){
const err12 = {instancePath:instancePath+"/Minutes",schemaPath:"#/oneOf/1/properties/Minutes/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.Hours === undefined) && (missing2 = "Hours")){
const err14 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
const _errs13 = errors;
for(const key2 in data){
if(!(key2 === "Hours")){
const err15 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
}
if(_errs13 === errors){
if(data.Hours !== undefined){
let data2 = data.Hours;
const _errs14 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err16 = {instancePath:instancePath+"/Hours",schemaPath:"#/oneOf/2/properties/Hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(errors === _errs14){
if(typeof data2 == "number"){
if(data2 > 876000 || isNaN(data2)){
const err17 = {instancePath:instancePath+"/Hours",schemaPath:"#/oneOf/2/properties/Hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 876000},message:"must be <= 876000"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(data2 < 1 || isNaN(data2)){
const err18 = {instancePath:instancePath+"/Hours",schemaPath:"#/oneOf/2/properties/Hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(!(formats72.validate(data2))){
const err19 = {instancePath:instancePath+"/Hours",schemaPath:"#/oneOf/2/properties/Hours/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs16 = errors;
if(errors === _errs16){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.Days === undefined) && (missing3 = "Days")){
const err21 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
const _errs18 = errors;
for(const key3 in data){
if(!(key3 === "Days")){
const err22 = {instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break;
}
}
if(_errs18 === errors){
if(data.Days !== undefined){
let data3 = data.Days;
const _errs19 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err23 = {instancePath:instancePath+"/Days",schemaPath:"#/oneOf/3/properties/Days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(errors === _errs19){
if(typeof data3 == "number"){
if(data3 > 36500 || isNaN(data3)){
const err24 = {instancePath:instancePath+"/Days",schemaPath:"#/oneOf/3/properties/Days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500},message:"must be <= 36500"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
if(data3 < 1 || isNaN(data3)){
const err25 = {instancePath:instancePath+"/Days",schemaPath:"#/oneOf/3/properties/Days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
if(!(formats72.validate(data3))){
const err26 = {instancePath:instancePath+"/Days",schemaPath:"#/oneOf/3/properties/Days/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var _valid0 = _errs16 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
}
}
}
if(!valid0){
const err28 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
validate193.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate193.errors = vErrors;
return errors === 0;
}

export function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.RafflePrize" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.prize_percentage === undefined) && (missing0 = "prize_percentage")) || ((data.number_of_winners === undefined) && (missing0 = "number_of_winners"))){
validate195.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "prize_percentage") || (key0 === "number_of_winners"))){
validate195.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.prize_percentage !== undefined){
let data0 = data.prize_percentage;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 10){
validate195.errors = [{instancePath:instancePath+"/prize_percentage",schemaPath:"schemas.PercentageText/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
return false;
}
else {
if(!pattern207.test(data0)){
validate195.errors = [{instancePath:instancePath+"/prize_percentage",schemaPath:"schemas.PercentageText/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,3}(\\.[0-9]{1,6})?$"},message:"must match pattern \""+"^[0-9]{1,3}(\\.[0-9]{1,6})?$"+"\""}];
return false;
}
}
}
else {
validate195.errors = [{instancePath:instancePath+"/prize_percentage",schemaPath:"schemas.PercentageText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.number_of_winners !== undefined){
let data1 = data.number_of_winners;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate195.errors = [{instancePath:instancePath+"/number_of_winners",schemaPath:"#/properties/number_of_winners/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 10000 || isNaN(data1)){
validate195.errors = [{instancePath:instancePath+"/number_of_winners",schemaPath:"#/properties/number_of_winners/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate195.errors = [{instancePath:instancePath+"/number_of_winners",schemaPath:"#/properties/number_of_winners/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data1))){
validate195.errors = [{instancePath:instancePath+"/number_of_winners",schemaPath:"#/properties/number_of_winners/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate195.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate195.errors = vErrors;
return errors === 0;
}

export function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.RaffleRules" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.cost_per_ticket === undefined) && (missing0 = "cost_per_ticket")) || ((data.cost_source === undefined) && (missing0 = "cost_source"))) || ((data.duration === undefined) && (missing0 = "duration"))) || ((data.prize_distribution === undefined) && (missing0 = "prize_distribution"))){
validate192.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "cost_per_ticket") || (key0 === "cost_source")) || (key0 === "duration")) || (key0 === "prize_distribution"))){
validate192.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.cost_per_ticket !== undefined){
let data0 = data.cost_per_ticket;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 20){
validate192.errors = [{instancePath:instancePath+"/cost_per_ticket",schemaPath:"schemas.AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern144.test(data0)){
validate192.errors = [{instancePath:instancePath+"/cost_per_ticket",schemaPath:"schemas.AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/cost_per_ticket",schemaPath:"schemas.AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost_source !== undefined){
let data1 = data.cost_source;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate192.errors = [{instancePath:instancePath+"/cost_source",schemaPath:"#/properties/cost_source/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "Contribution") || (data1 === "BaseWager"))){
validate192.errors = [{instancePath:instancePath+"/cost_source",schemaPath:"#/properties/cost_source/enum",keyword:"enum",params:{allowedValues: schema332.properties.cost_source.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration !== undefined){
const _errs7 = errors;
if(!(validate193(data.duration, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prize_distribution !== undefined){
let data3 = data.prize_distribution;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
if(data3.length > 100){
validate192.errors = [{instancePath:instancePath+"/prize_distribution",schemaPath:"#/properties/prize_distribution/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
if(data3.length < 1){
validate192.errors = [{instancePath:instancePath+"/prize_distribution",schemaPath:"#/properties/prize_distribution/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate195(data3[i0], {instancePath:instancePath+"/prize_distribution/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/prize_distribution",schemaPath:"#/properties/prize_distribution/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate192.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate192.errors = vErrors;
return errors === 0;
}

export const schema337 = {"type":"object","additionalProperties":false,"required":["id","contribution","seed_contribution","seed_strategy"],"properties":{"id":{"$ref":"schemas.PotId"},"contribution":{"$ref":"schemas.ContributionType"},"payout_rules":{"type":"string","enum":["WinnerOnly","Community"]},"payout_ruleset":{"$ref":"schemas.PayoutRuleset"},"seed_contribution":{"$ref":"schemas.ContributionType"},"seed_strategy":{"$ref":"schemas.SeedStrategy"},"diversion_rules":{"$ref":"schemas.DiversionRules"},"win_constraints":{"type":"array","maxItems":10,"items":{"$ref":"schemas.WinConstraint"}},"max_instantiation_count":{"type":"integer","format":"int32","minimum":0,"maximum":1000000000},"is_progressive":{"type":"boolean"},"supports_external_trigger":{"type":"boolean"},"pot_types":{"type":"array","maxItems":10,"items":{"$ref":"schemas.NewPotTypeTemplate"}},"wager_criteria":{"$ref":"schemas.NewWagerCriteria"},"max_pot_value":{"$ref":"schemas.AmountText"}},"$id":"schemas.NewPotTemplate"};

export function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.ActivePlayers" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.period_before_win === undefined) && (missing0 = "period_before_win")) || ((data.max_number_of_payouts === undefined) && (missing0 = "max_number_of_payouts"))){
validate203.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "period_before_win") || (key0 === "max_number_of_payouts"))){
validate203.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.period_before_win !== undefined){
let data0 = data.period_before_win;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate203.errors = [{instancePath:instancePath+"/period_before_win",schemaPath:"#/properties/period_before_win/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 3153600000000 || isNaN(data0)){
validate203.errors = [{instancePath:instancePath+"/period_before_win",schemaPath:"#/properties/period_before_win/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3153600000000},message:"must be <= 3153600000000"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate203.errors = [{instancePath:instancePath+"/period_before_win",schemaPath:"#/properties/period_before_win/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats72.validate(data0))){
validate203.errors = [{instancePath:instancePath+"/period_before_win",schemaPath:"#/properties/period_before_win/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_number_of_payouts !== undefined){
let data1 = data.max_number_of_payouts;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate203.errors = [{instancePath:instancePath+"/max_number_of_payouts",schemaPath:"#/properties/max_number_of_payouts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 10000 || isNaN(data1)){
validate203.errors = [{instancePath:instancePath+"/max_number_of_payouts",schemaPath:"#/properties/max_number_of_payouts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate203.errors = [{instancePath:instancePath+"/max_number_of_payouts",schemaPath:"#/properties/max_number_of_payouts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data1))){
validate203.errors = [{instancePath:instancePath+"/max_number_of_payouts",schemaPath:"#/properties/max_number_of_payouts/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate203.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate203.errors = vErrors;
return errors === 0;
}

export function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.PayoutRule" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.ActivePlayers === undefined) && (missing0 = "ActivePlayers")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(key0 === "ActivePlayers")){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.ActivePlayers !== undefined){
if(!(validate203(data.ActivePlayers, {instancePath:instancePath+"/ActivePlayers",parentData:data,parentDataProperty:"ActivePlayers",rootData}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.HighestLifetimeContributor === undefined) && (missing1 = "HighestLifetimeContributor")){
const err3 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
const _errs7 = errors;
for(const key1 in data){
if(!(key1 === "HighestLifetimeContributor")){
const err4 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
break;
}
}
if(_errs7 === errors){
if(data.HighestLifetimeContributor !== undefined){
let data1 = data.HighestLifetimeContributor;
const _errs8 = errors;
if(errors === _errs8){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key2 in data1){
const err5 = {instancePath:instancePath+"/HighestLifetimeContributor",schemaPath:"#/oneOf/1/properties/HighestLifetimeContributor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
break;
}
}
else {
const err6 = {instancePath:instancePath+"/HighestLifetimeContributor",schemaPath:"#/oneOf/1/properties/HighestLifetimeContributor/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.HighestContributionPerWin === undefined) && (missing2 = "HighestContributionPerWin")){
const err8 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
const _errs13 = errors;
for(const key3 in data){
if(!(key3 === "HighestContributionPerWin")){
const err9 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break;
}
}
if(_errs13 === errors){
if(data.HighestContributionPerWin !== undefined){
let data2 = data.HighestContributionPerWin;
const _errs14 = errors;
if(errors === _errs14){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key4 in data2){
const err10 = {instancePath:instancePath+"/HighestContributionPerWin",schemaPath:"#/oneOf/2/properties/HighestContributionPerWin/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break;
}
}
else {
const err11 = {instancePath:instancePath+"/HighestContributionPerWin",schemaPath:"#/oneOf/2/properties/HighestContributionPerWin/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err13 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate202.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate202.errors = vErrors;
return errors === 0;
}

export function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.CommunityPayout" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.payout_percentage === undefined) && (missing0 = "payout_percentage")) || ((data.rule === undefined) && (missing0 = "rule"))){
validate201.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "payout_percentage") || (key0 === "rule"))){
validate201.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.payout_percentage !== undefined){
let data0 = data.payout_percentage;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
validate201.errors = [{instancePath:instancePath+"/payout_percentage",schemaPath:"schemas.Percentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate201.errors = [{instancePath:instancePath+"/payout_percentage",schemaPath:"schemas.Percentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate201.errors = [{instancePath:instancePath+"/payout_percentage",schemaPath:"schemas.Percentage/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rule !== undefined){
const _errs5 = errors;
if(!(validate202(data.rule, {instancePath:instancePath+"/rule",parentData:data,parentDataProperty:"rule",rootData}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate201.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate201.errors = vErrors;
return errors === 0;
}

export function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.PayoutRuleset" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.main_winner_percentage === undefined) && (missing0 = "main_winner_percentage")) || ((data.admin_fee === undefined) && (missing0 = "admin_fee"))) || ((data.payout_rules === undefined) && (missing0 = "payout_rules"))){
validate200.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "main_winner_percentage") || (key0 === "admin_fee")) || (key0 === "payout_rules"))){
validate200.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.main_winner_percentage !== undefined){
let data0 = data.main_winner_percentage;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
validate200.errors = [{instancePath:instancePath+"/main_winner_percentage",schemaPath:"schemas.Percentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate200.errors = [{instancePath:instancePath+"/main_winner_percentage",schemaPath:"schemas.Percentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate200.errors = [{instancePath:instancePath+"/main_winner_percentage",schemaPath:"schemas.Percentage/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.admin_fee !== undefined){
let data1 = data.admin_fee;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
validate200.errors = [{instancePath:instancePath+"/admin_fee",schemaPath:"schemas.Percentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate200.errors = [{instancePath:instancePath+"/admin_fee",schemaPath:"schemas.Percentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate200.errors = [{instancePath:instancePath+"/admin_fee",schemaPath:"schemas.Percentage/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payout_rules !== undefined){
let data2 = data.payout_rules;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
if(data2.length > 10){
validate200.errors = [{instancePath:instancePath+"/payout_rules",schemaPath:"#/properties/payout_rules/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate201(data2[i0], {instancePath:instancePath+"/payout_rules/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate200.errors = [{instancePath:instancePath+"/payout_rules",schemaPath:"#/properties/payout_rules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate200.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate200.errors = vErrors;
return errors === 0;
}

export const schema346 = {"type":"object","additionalProperties":false,"required":["initial_seed_value","min_reseed_value","fund_strategy","reseed_strategy"],"properties":{"initial_seed_value":{"$ref":"schemas.Amount"},"min_reseed_value":{"$ref":"schemas.Amount"},"fund_strategy":{"type":"string","enum":["CollectToMinReseed","CollectAlways","None"]},"reseed_strategy":{"type":"string","enum":["Full","MinReseed","Available"]}},"$id":"schemas.SeedStrategy"};

export function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.SeedStrategy" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.initial_seed_value === undefined) && (missing0 = "initial_seed_value")) || ((data.min_reseed_value === undefined) && (missing0 = "min_reseed_value"))) || ((data.fund_strategy === undefined) && (missing0 = "fund_strategy"))) || ((data.reseed_strategy === undefined) && (missing0 = "reseed_strategy"))){
validate209.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "initial_seed_value") || (key0 === "min_reseed_value")) || (key0 === "fund_strategy")) || (key0 === "reseed_strategy"))){
validate209.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.initial_seed_value !== undefined){
let data0 = data.initial_seed_value;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 8000000000 || isNaN(data0)){
validate209.errors = [{instancePath:instancePath+"/initial_seed_value",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate209.errors = [{instancePath:instancePath+"/initial_seed_value",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats156.validate(data0))){
validate209.errors = [{instancePath:instancePath+"/initial_seed_value",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate209.errors = [{instancePath:instancePath+"/initial_seed_value",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_reseed_value !== undefined){
let data1 = data.min_reseed_value;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 == "number"){
if(data1 > 8000000000 || isNaN(data1)){
validate209.errors = [{instancePath:instancePath+"/min_reseed_value",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate209.errors = [{instancePath:instancePath+"/min_reseed_value",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats156.validate(data1))){
validate209.errors = [{instancePath:instancePath+"/min_reseed_value",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate209.errors = [{instancePath:instancePath+"/min_reseed_value",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fund_strategy !== undefined){
let data2 = data.fund_strategy;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate209.errors = [{instancePath:instancePath+"/fund_strategy",schemaPath:"#/properties/fund_strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data2 === "CollectToMinReseed") || (data2 === "CollectAlways")) || (data2 === "None"))){
validate209.errors = [{instancePath:instancePath+"/fund_strategy",schemaPath:"#/properties/fund_strategy/enum",keyword:"enum",params:{allowedValues: schema346.properties.fund_strategy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reseed_strategy !== undefined){
let data3 = data.reseed_strategy;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate209.errors = [{instancePath:instancePath+"/reseed_strategy",schemaPath:"#/properties/reseed_strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data3 === "Full") || (data3 === "MinReseed")) || (data3 === "Available"))){
validate209.errors = [{instancePath:instancePath+"/reseed_strategy",schemaPath:"#/properties/reseed_strategy/enum",keyword:"enum",params:{allowedValues: schema346.properties.reseed_strategy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate209.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate209.errors = vErrors;
return errors === 0;
}

export const pattern214 = new RegExp("^([A-Za-z][A-Za-z0-9+.-]*:\\S+)?$", "u");

export function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.DiversionTarget" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.External === undefined) && (missing0 = "External")){
validate212.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "External")){
validate212.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.External !== undefined){
let data0 = data.External;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.endpoint === undefined) && (missing1 = "endpoint")) || ((data0.account_id === undefined) && (missing1 = "account_id"))){
validate212.errors = [{instancePath:instancePath+"/External",schemaPath:"#/properties/External/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((key1 === "endpoint") || (key1 === "account_id"))){
validate212.errors = [{instancePath:instancePath+"/External",schemaPath:"#/properties/External/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.endpoint !== undefined){
let data1 = data0.endpoint;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 2048){
validate212.errors = [{instancePath:instancePath+"/External/endpoint",schemaPath:"#/properties/External/properties/endpoint/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func0(data1) < 0){
validate212.errors = [{instancePath:instancePath+"/External/endpoint",schemaPath:"#/properties/External/properties/endpoint/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
else {
if(!pattern214.test(data1)){
validate212.errors = [{instancePath:instancePath+"/External/endpoint",schemaPath:"#/properties/External/properties/endpoint/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z][A-Za-z0-9+.-]*:\\S+)?$"},message:"must match pattern \""+"^([A-Za-z][A-Za-z0-9+.-]*:\\S+)?$"+"\""}];
return false;
}
}
}
}
else {
validate212.errors = [{instancePath:instancePath+"/External/endpoint",schemaPath:"#/properties/External/properties/endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.account_id !== undefined){
let data2 = data0.account_id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 128){
validate212.errors = [{instancePath:instancePath+"/External/account_id",schemaPath:"#/properties/External/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data2) < 0){
validate212.errors = [{instancePath:instancePath+"/External/account_id",schemaPath:"#/properties/External/properties/account_id/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
else {
if(!pattern174.test(data2)){
validate212.errors = [{instancePath:instancePath+"/External/account_id",schemaPath:"#/properties/External/properties/account_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""}];
return false;
}
}
}
}
else {
validate212.errors = [{instancePath:instancePath+"/External/account_id",schemaPath:"#/properties/External/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate212.errors = [{instancePath:instancePath+"/External",schemaPath:"#/properties/External/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
}
else {
validate212.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate212.errors = vErrors;
return errors === 0;
}

export function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.DiversionRules" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.target === undefined) && (missing0 = "target")) || ((data.flush_threshold === undefined) && (missing0 = "flush_threshold"))){
validate211.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "target") || (key0 === "flush_threshold"))){
validate211.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.target !== undefined){
const _errs2 = errors;
if(!(validate212(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flush_threshold !== undefined){
let data1 = data.flush_threshold;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 20){
validate211.errors = [{instancePath:instancePath+"/flush_threshold",schemaPath:"schemas.AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern144.test(data1)){
validate211.errors = [{instancePath:instancePath+"/flush_threshold",schemaPath:"schemas.AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate211.errors = [{instancePath:instancePath+"/flush_threshold",schemaPath:"schemas.AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate211.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate211.errors = vErrors;
return errors === 0;
}

export function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.WinConstraint" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.AllowedSeedDeficit === undefined) && (missing0 = "AllowedSeedDeficit")){
validate215.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "AllowedSeedDeficit")){
validate215.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.AllowedSeedDeficit !== undefined){
let data0 = data.AllowedSeedDeficit;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 20){
validate215.errors = [{instancePath:instancePath+"/AllowedSeedDeficit",schemaPath:"schemas.AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern144.test(data0)){
validate215.errors = [{instancePath:instancePath+"/AllowedSeedDeficit",schemaPath:"schemas.AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate215.errors = [{instancePath:instancePath+"/AllowedSeedDeficit",schemaPath:"schemas.AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate215.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate215.errors = vErrors;
return errors === 0;
}

export function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.RepeatPeriod" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.Seconds === undefined) && (missing0 = "Seconds")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(key0 === "Seconds")){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.Seconds !== undefined){
let data0 = data.Seconds;
const _errs4 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/Seconds",schemaPath:"#/oneOf/0/properties/Seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs4){
if(typeof data0 == "number"){
if(data0 > 3153600000 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/Seconds",schemaPath:"#/oneOf/0/properties/Seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3153600000},message:"must be <= 3153600000"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/Seconds",schemaPath:"#/oneOf/0/properties/Seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(!(formats72.validate(data0))){
const err5 = {instancePath:instancePath+"/Seconds",schemaPath:"#/oneOf/0/properties/Seconds/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.Minutes === undefined) && (missing1 = "Minutes")){
const err7 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
const _errs8 = errors;
for(const key1 in data){
if(!(key1 === "Minutes")){
const err8 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
}
if(_errs8 === errors){
if(data.Minutes !== undefined){
let data1 = data.Minutes;
const _errs9 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err9 = {instancePath:instancePath+"/Minutes",schemaPath:"#/oneOf/1/properties/Minutes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(errors === _errs9){
if(typeof data1 == "number"){
if(data1 > 52560000 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/Minutes",schemaPath:"#/oneOf/1/properties/Minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 52560000},message:"must be <= 52560000"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data1 < 0 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/Minutes",schemaPath:"#/oneOf/1/properties/Minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(!(formats72.validate(data1))){
const err12 = {instancePath:instancePath+"/Minutes",schemaPath:"#/oneOf/1/properties/Minutes/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.Hours === undefined) && (missing2 = "Hours")){
const err14 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
const _errs13 = errors;
for(const key2 in data){
if(!(key2 === "Hours")){
const err15 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
}
if(_errs13 === errors){
if(data.Hours !== undefined){
let data2 = data.Hours;
const _errs14 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err16 = {instancePath:instancePath+"/Hours",schemaPath:"#/oneOf/2/properties/Hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(errors === _errs14){
if(typeof data2 == "number"){
if(data2 > 876000 || isNaN(data2)){
const err17 = {instancePath:instancePath+"/Hours",schemaPath:"#/oneOf/2/properties/Hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 876000},message:"must be <= 876000"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(data2 < 0 || isNaN(data2)){
const err18 = {instancePath:instancePath+"/Hours",schemaPath:"#/oneOf/2/properties/Hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(!(formats72.validate(data2))){
const err19 = {instancePath:instancePath+"/Hours",schemaPath:"#/oneOf/2/properties/Hours/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs16 = errors;
if(errors === _errs16){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.Days === undefined) && (missing3 = "Days")){
const err21 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
const _errs18 = errors;
for(const key3 in data){
if(!(key3 === "Days")){
const err22 = {instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break;
}
}
if(_errs18 === errors){
if(data.Days !== undefined){
let data3 = data.Days;
const _errs19 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err23 = {instancePath:instancePath+"/Days",schemaPath:"#/oneOf/3/properties/Days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(errors === _errs19){
if(typeof data3 == "number"){
if(data3 > 36500 || isNaN(data3)){
const err24 = {instancePath:instancePath+"/Days",schemaPath:"#/oneOf/3/properties/Days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500},message:"must be <= 36500"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
if(data3 < 0 || isNaN(data3)){
const err25 = {instancePath:instancePath+"/Days",schemaPath:"#/oneOf/3/properties/Days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
if(!(formats72.validate(data3))){
const err26 = {instancePath:instancePath+"/Days",schemaPath:"#/oneOf/3/properties/Days/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var _valid0 = _errs16 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
}
}
}
if(!valid0){
const err28 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
validate219.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate219.errors = vErrors;
return errors === 0;
}

export function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.NewTimeFixed" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.target_datetime === undefined) && (missing0 = "target_datetime")){
validate218.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "target_datetime") || (key0 === "repeat_period"))){
validate218.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.target_datetime !== undefined){
let data0 = data.target_datetime;
const _errs2 = errors;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate218.errors = [{instancePath:instancePath+"/target_datetime",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 8640000000000000 || isNaN(data0)){
validate218.errors = [{instancePath:instancePath+"/target_datetime",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate218.errors = [{instancePath:instancePath+"/target_datetime",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats72.validate(data0))){
validate218.errors = [{instancePath:instancePath+"/target_datetime",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeat_period !== undefined){
const _errs5 = errors;
if(!(validate219(data.repeat_period, {instancePath:instancePath+"/repeat_period",parentData:data,parentDataProperty:"repeat_period",rootData}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate218.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate218.errors = vErrors;
return errors === 0;
}

export function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.HitRate" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.max_magic_number === undefined) && (missing0 = "max_magic_number")) || ((data.cost_per_attempt === undefined) && (missing0 = "cost_per_attempt"))){
validate222.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "max_magic_number") || (key0 === "cost_per_attempt"))){
validate222.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.max_magic_number !== undefined){
let data0 = data.max_magic_number;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate222.errors = [{instancePath:instancePath+"/max_magic_number",schemaPath:"#/properties/max_magic_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 1000000000 || isNaN(data0)){
validate222.errors = [{instancePath:instancePath+"/max_magic_number",schemaPath:"#/properties/max_magic_number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate222.errors = [{instancePath:instancePath+"/max_magic_number",schemaPath:"#/properties/max_magic_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats72.validate(data0))){
validate222.errors = [{instancePath:instancePath+"/max_magic_number",schemaPath:"#/properties/max_magic_number/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost_per_attempt !== undefined){
let data1 = data.cost_per_attempt;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 8000000000 || isNaN(data1)){
validate222.errors = [{instancePath:instancePath+"/cost_per_attempt",schemaPath:"#/properties/cost_per_attempt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data1 < 0.000001 || isNaN(data1)){
validate222.errors = [{instancePath:instancePath+"/cost_per_attempt",schemaPath:"#/properties/cost_per_attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.000001},message:"must be >= 0.000001"}];
return false;
}
else {
if(!(formats156.validate(data1))){
validate222.errors = [{instancePath:instancePath+"/cost_per_attempt",schemaPath:"#/properties/cost_per_attempt/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate222.errors = [{instancePath:instancePath+"/cost_per_attempt",schemaPath:"#/properties/cost_per_attempt/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate222.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate222.errors = vErrors;
return errors === 0;
}

export function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.MustHitBy" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.hit_by === undefined) && (missing0 = "hit_by")){
validate224.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "hit_by")){
validate224.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.hit_by !== undefined){
let data0 = data.hit_by;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 8000000000 || isNaN(data0)){
validate224.errors = [{instancePath:instancePath+"/hit_by",schemaPath:"#/properties/hit_by/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data0 < 0.000001 || isNaN(data0)){
validate224.errors = [{instancePath:instancePath+"/hit_by",schemaPath:"#/properties/hit_by/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.000001},message:"must be >= 0.000001"}];
return false;
}
else {
if(!(formats156.validate(data0))){
validate224.errors = [{instancePath:instancePath+"/hit_by",schemaPath:"#/properties/hit_by/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate224.errors = [{instancePath:instancePath+"/hit_by",schemaPath:"#/properties/hit_by/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
}
}
}
}
else {
validate224.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate224.errors = vErrors;
return errors === 0;
}

export function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.NewPotTypeTemplate" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.TimeFixed === undefined) && (missing0 = "TimeFixed")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(key0 === "TimeFixed")){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.TimeFixed !== undefined){
if(!(validate218(data.TimeFixed, {instancePath:instancePath+"/TimeFixed",parentData:data,parentDataProperty:"TimeFixed",rootData}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.HitRate === undefined) && (missing1 = "HitRate")){
const err3 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
const _errs7 = errors;
for(const key1 in data){
if(!(key1 === "HitRate")){
const err4 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
break;
}
}
if(_errs7 === errors){
if(data.HitRate !== undefined){
if(!(validate222(data.HitRate, {instancePath:instancePath+"/HitRate",parentData:data,parentDataProperty:"HitRate",rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.MustHitBy === undefined) && (missing2 = "MustHitBy")){
const err6 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
const _errs11 = errors;
for(const key2 in data){
if(!(key2 === "MustHitBy")){
const err7 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
break;
}
}
if(_errs11 === errors){
if(data.MustHitBy !== undefined){
if(!(validate224(data.MustHitBy, {instancePath:instancePath+"/MustHitBy",parentData:data,parentDataProperty:"MustHitBy",rootData}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err9 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate217.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate217.errors = vErrors;
return errors === 0;
}

export function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.NewPotTemplate" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.contribution === undefined) && (missing0 = "contribution"))) || ((data.seed_contribution === undefined) && (missing0 = "seed_contribution"))) || ((data.seed_strategy === undefined) && (missing0 = "seed_strategy"))){
validate198.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func27.call(schema337.properties, key0))){
validate198.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate198.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate198.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate198.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate198.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution !== undefined){
const _errs5 = errors;
if(!(validate184(data.contribution, {instancePath:instancePath+"/contribution",parentData:data,parentDataProperty:"contribution",rootData}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payout_rules !== undefined){
let data2 = data.payout_rules;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate198.errors = [{instancePath:instancePath+"/payout_rules",schemaPath:"#/properties/payout_rules/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "WinnerOnly") || (data2 === "Community"))){
validate198.errors = [{instancePath:instancePath+"/payout_rules",schemaPath:"#/properties/payout_rules/enum",keyword:"enum",params:{allowedValues: schema337.properties.payout_rules.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payout_ruleset !== undefined){
const _errs8 = errors;
if(!(validate200(data.payout_ruleset, {instancePath:instancePath+"/payout_ruleset",parentData:data,parentDataProperty:"payout_ruleset",rootData}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed_contribution !== undefined){
const _errs9 = errors;
if(!(validate184(data.seed_contribution, {instancePath:instancePath+"/seed_contribution",parentData:data,parentDataProperty:"seed_contribution",rootData}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed_strategy !== undefined){
const _errs10 = errors;
if(!(validate209(data.seed_strategy, {instancePath:instancePath+"/seed_strategy",parentData:data,parentDataProperty:"seed_strategy",rootData}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diversion_rules !== undefined){
const _errs11 = errors;
if(!(validate211(data.diversion_rules, {instancePath:instancePath+"/diversion_rules",parentData:data,parentDataProperty:"diversion_rules",rootData}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_constraints !== undefined){
let data7 = data.win_constraints;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data7)){
if(data7.length > 10){
validate198.errors = [{instancePath:instancePath+"/win_constraints",schemaPath:"#/properties/win_constraints/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate215(data7[i0], {instancePath:instancePath+"/win_constraints/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate198.errors = [{instancePath:instancePath+"/win_constraints",schemaPath:"#/properties/win_constraints/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_instantiation_count !== undefined){
let data9 = data.max_instantiation_count;
const _errs15 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate198.errors = [{instancePath:instancePath+"/max_instantiation_count",schemaPath:"#/properties/max_instantiation_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if(typeof data9 == "number"){
if(data9 > 1000000000 || isNaN(data9)){
validate198.errors = [{instancePath:instancePath+"/max_instantiation_count",schemaPath:"#/properties/max_instantiation_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate198.errors = [{instancePath:instancePath+"/max_instantiation_count",schemaPath:"#/properties/max_instantiation_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data9))){
validate198.errors = [{instancePath:instancePath+"/max_instantiation_count",schemaPath:"#/properties/max_instantiation_count/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_progressive !== undefined){
const _errs17 = errors;
if(typeof data.is_progressive !== "boolean"){
validate198.errors = [{instancePath:instancePath+"/is_progressive",schemaPath:"#/properties/is_progressive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.supports_external_trigger !== undefined){
const _errs19 = errors;
if(typeof data.supports_external_trigger !== "boolean"){
validate198.errors = [{instancePath:instancePath+"/supports_external_trigger",schemaPath:"#/properties/supports_external_trigger/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pot_types !== undefined){
let data12 = data.pot_types;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data12)){
if(data12.length > 10){
validate198.errors = [{instancePath:instancePath+"/pot_types",schemaPath:"#/properties/pot_types/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
const _errs23 = errors;
if(!(validate217(data12[i1], {instancePath:instancePath+"/pot_types/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
var valid3 = _errs23 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate198.errors = [{instancePath:instancePath+"/pot_types",schemaPath:"#/properties/pot_types/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wager_criteria !== undefined){
const _errs24 = errors;
if(!(validate186(data.wager_criteria, {instancePath:instancePath+"/wager_criteria",parentData:data,parentDataProperty:"wager_criteria",rootData}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_pot_value !== undefined){
let data15 = data.max_pot_value;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data15 === "string"){
if(func0(data15) > 20){
validate198.errors = [{instancePath:instancePath+"/max_pot_value",schemaPath:"schemas.AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern144.test(data15)){
validate198.errors = [{instancePath:instancePath+"/max_pot_value",schemaPath:"schemas.AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate198.errors = [{instancePath:instancePath+"/max_pot_value",schemaPath:"schemas.AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate198.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate198.errors = vErrors;
return errors === 0;
}

export function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.NewJackpotTemplate" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.name === undefined) && (missing0 = "name")) || ((data.owner_id === undefined) && (missing0 = "owner_id"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.contribution_rules === undefined) && (missing0 = "contribution_rules"))) || ((data.house_hold_contribution === undefined) && (missing0 = "house_hold_contribution"))) || ((data.pots === undefined) && (missing0 = "pots"))){
validate182.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func27.call(schema315.properties, key0))){
validate182.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate182.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate182.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate182.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate182.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 200){
validate182.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate182.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate182.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 2000){
validate182.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func0(data2) < 0){
validate182.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate182.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner_id !== undefined){
let data3 = data.owner_id;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func0(data3) > 129){
validate182.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate182.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern20.test(data3)){
validate182.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate182.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data4 = data.currency;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func0(data4) > 3){
validate182.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data4) < 3){
validate182.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern64.test(data4)){
validate182.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate182.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_rules !== undefined){
const _errs15 = errors;
if(!(validate183(data.contribution_rules, {instancePath:instancePath+"/contribution_rules",parentData:data,parentDataProperty:"contribution_rules",rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.house_hold_contribution !== undefined){
const _errs16 = errors;
if(!(validate184(data.house_hold_contribution, {instancePath:instancePath+"/house_hold_contribution",parentData:data,parentDataProperty:"house_hold_contribution",rootData}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpot_type !== undefined){
let data7 = data.jackpot_type;
const _errs17 = errors;
if(typeof data7 !== "string"){
validate182.errors = [{instancePath:instancePath+"/jackpot_type",schemaPath:"#/properties/jackpot_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data7 === "Jackpot") || (data7 === "Raffle"))){
validate182.errors = [{instancePath:instancePath+"/jackpot_type",schemaPath:"#/properties/jackpot_type/enum",keyword:"enum",params:{allowedValues: schema315.properties.jackpot_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.raffle_rules !== undefined){
const _errs19 = errors;
if(!(validate192(data.raffle_rules, {instancePath:instancePath+"/raffle_rules",parentData:data,parentDataProperty:"raffle_rules",rootData}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pots !== undefined){
let data9 = data.pots;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data9)){
if(data9.length > 50){
validate182.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data9.length < 1){
validate182.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs22 = errors;
if(!(validate198(data9[i0], {instancePath:instancePath+"/pots/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
var valid4 = _errs22 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
validate182.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_selector_strategy !== undefined){
let data11 = data.win_selector_strategy;
const _errs23 = errors;
if(typeof data11 !== "string"){
validate182.errors = [{instancePath:instancePath+"/win_selector_strategy",schemaPath:"#/properties/win_selector_strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data11 === "Lowest") || (data11 === "Highest")) || (data11 === "None"))){
validate182.errors = [{instancePath:instancePath+"/win_selector_strategy",schemaPath:"#/properties/win_selector_strategy/enum",keyword:"enum",params:{allowedValues: schema315.properties.win_selector_strategy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reference_count !== undefined){
let data12 = data.reference_count;
const _errs25 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate182.errors = [{instancePath:instancePath+"/reference_count",schemaPath:"#/properties/reference_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if(typeof data12 == "number"){
if(data12 > 2147483647 || isNaN(data12)){
validate182.errors = [{instancePath:instancePath+"/reference_count",schemaPath:"#/properties/reference_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate182.errors = [{instancePath:instancePath+"/reference_count",schemaPath:"#/properties/reference_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data12))){
validate182.errors = [{instancePath:instancePath+"/reference_count",schemaPath:"#/properties/reference_count/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.published !== undefined){
const _errs27 = errors;
if(typeof data.published !== "boolean"){
validate182.errors = [{instancePath:instancePath+"/published",schemaPath:"#/properties/published/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data14 = data.version;
const _errs29 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate182.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs29){
if(typeof data14 == "number"){
if(data14 > 2147483647 || isNaN(data14)){
validate182.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data14 < 1 || isNaN(data14)){
validate182.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data14))){
validate182.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate182.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate182.errors = vErrors;
return errors === 0;
}

export function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createTemplate.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate182(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
validate181.errors = vErrors;
return errors === 0;
}

export function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.TimeOfDay" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.hour === undefined) && (missing0 = "hour")) || ((data.minute === undefined) && (missing0 = "minute"))) || ((data.sec === undefined) && (missing0 = "sec"))){
validate236.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "hour") || (key0 === "minute")) || (key0 === "sec"))){
validate236.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.hour !== undefined){
let data0 = data.hour;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate236.errors = [{instancePath:instancePath+"/hour",schemaPath:"#/properties/hour/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 23 || isNaN(data0)){
validate236.errors = [{instancePath:instancePath+"/hour",schemaPath:"#/properties/hour/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23},message:"must be <= 23"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate236.errors = [{instancePath:instancePath+"/hour",schemaPath:"#/properties/hour/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data0))){
validate236.errors = [{instancePath:instancePath+"/hour",schemaPath:"#/properties/hour/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minute !== undefined){
let data1 = data.minute;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate236.errors = [{instancePath:instancePath+"/minute",schemaPath:"#/properties/minute/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 59 || isNaN(data1)){
validate236.errors = [{instancePath:instancePath+"/minute",schemaPath:"#/properties/minute/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59},message:"must be <= 59"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate236.errors = [{instancePath:instancePath+"/minute",schemaPath:"#/properties/minute/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data1))){
validate236.errors = [{instancePath:instancePath+"/minute",schemaPath:"#/properties/minute/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sec !== undefined){
let data2 = data.sec;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate236.errors = [{instancePath:instancePath+"/sec",schemaPath:"#/properties/sec/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 59 || isNaN(data2)){
validate236.errors = [{instancePath:instancePath+"/sec",schemaPath:"#/properties/sec/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59},message:"must be <= 59"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate236.errors = [{instancePath:instancePath+"/sec",schemaPath:"#/properties/sec/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate236.errors = [{instancePath:instancePath+"/sec",schemaPath:"#/properties/sec/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate236.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate236.errors = vErrors;
return errors === 0;
}

export function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.OpeningHours" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 24){
validate235.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"}];
return false;
}
else {
if(data.length < 1){
validate235.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 2){
validate235.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data0.length < 2){
validate235.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid1 = true;
const len1 = data0.length;
for(let i1=0; i1<len1; i1++){
const _errs3 = errors;
if(!(validate236(data0[i1], {instancePath:instancePath+"/" + i0+"/" + i1,parentData:data0,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate235.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate235.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate235.errors = vErrors;
return errors === 0;
}

export function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Frequency" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.Daily === undefined) && (missing0 = "Daily")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(key0 === "Daily")){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.Daily !== undefined){
let data0 = data.Daily;
const _errs4 = errors;
if(errors === _errs4){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.hours === undefined) && (missing1 = "hours")){
const err2 = {instancePath:instancePath+"/Daily",schemaPath:"#/oneOf/0/properties/Daily/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
const _errs6 = errors;
for(const key1 in data0){
if(!(key1 === "hours")){
const err3 = {instancePath:instancePath+"/Daily",schemaPath:"#/oneOf/0/properties/Daily/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
break;
}
}
if(_errs6 === errors){
if(data0.hours !== undefined){
if(!(validate235(data0.hours, {instancePath:instancePath+"/Daily/hours",parentData:data0,parentDataProperty:"hours",rootData}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/Daily",schemaPath:"#/oneOf/0/properties/Daily/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs8 = errors;
if(errors === _errs8){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.Weekly === undefined) && (missing2 = "Weekly")){
const err6 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
const _errs10 = errors;
for(const key2 in data){
if(!(key2 === "Weekly")){
const err7 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
break;
}
}
if(_errs10 === errors){
if(data.Weekly !== undefined){
let data2 = data.Weekly;
const _errs11 = errors;
if(errors === _errs11){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing3;
if(((data2.days === undefined) && (missing3 = "days")) || ((data2.hours === undefined) && (missing3 = "hours"))){
const err8 = {instancePath:instancePath+"/Weekly",schemaPath:"#/oneOf/1/properties/Weekly/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
const _errs13 = errors;
for(const key3 in data2){
if(!((key3 === "days") || (key3 === "hours"))){
const err9 = {instancePath:instancePath+"/Weekly",schemaPath:"#/oneOf/1/properties/Weekly/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break;
}
}
if(_errs13 === errors){
if(data2.days !== undefined){
let data3 = data2.days;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data3)){
if(data3.length > 7){
const err10 = {instancePath:instancePath+"/Weekly/days",schemaPath:"#/oneOf/1/properties/Weekly/properties/days/maxItems",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data3.length < 1){
const err11 = {instancePath:instancePath+"/Weekly/days",schemaPath:"#/oneOf/1/properties/Weekly/properties/days/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
var valid5 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs16 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err12 = {instancePath:instancePath+"/Weekly/days/" + i0,schemaPath:"#/oneOf/1/properties/Weekly/properties/days/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(errors === _errs16){
if(typeof data4 == "number"){
if(data4 > 7 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/Weekly/days/" + i0,schemaPath:"#/oneOf/1/properties/Weekly/properties/days/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 7},message:"must be <= 7"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data4 < 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/Weekly/days/" + i0,schemaPath:"#/oneOf/1/properties/Weekly/properties/days/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
if(!(formats2.validate(data4))){
const err15 = {instancePath:instancePath+"/Weekly/days/" + i0,schemaPath:"#/oneOf/1/properties/Weekly/properties/days/items/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
}
var valid5 = _errs16 === errors;
if(!valid5){
break;
}
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/Weekly/days",schemaPath:"#/oneOf/1/properties/Weekly/properties/days/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.hours !== undefined){
const _errs18 = errors;
if(!(validate235(data2.hours, {instancePath:instancePath+"/Weekly/hours",parentData:data2,parentDataProperty:"hours",rootData}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/Weekly",schemaPath:"#/oneOf/1/properties/Weekly/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs19 = errors;
if(errors === _errs19){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.Monthly === undefined) && (missing4 = "Monthly")){
const err19 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
const _errs21 = errors;
for(const key4 in data){
if(!(key4 === "Monthly")){
const err20 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
break;
}
}
if(_errs21 === errors){
if(data.Monthly !== undefined){
let data6 = data.Monthly;
const _errs22 = errors;
if(errors === _errs22){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing5;
if(((data6.days === undefined) && (missing5 = "days")) || ((data6.hours === undefined) && (missing5 = "hours"))){
const err21 = {instancePath:instancePath+"/Monthly",schemaPath:"#/oneOf/2/properties/Monthly/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
const _errs24 = errors;
for(const key5 in data6){
if(!((key5 === "days") || (key5 === "hours"))){
const err22 = {instancePath:instancePath+"/Monthly",schemaPath:"#/oneOf/2/properties/Monthly/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break;
}
}
if(_errs24 === errors){
if(data6.days !== undefined){
let data7 = data6.days;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data7)){
if(data7.length > 31){
const err23 = {instancePath:instancePath+"/Monthly/days",schemaPath:"#/oneOf/2/properties/Monthly/properties/days/maxItems",keyword:"maxItems",params:{limit: 31},message:"must NOT have more than 31 items"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
if(data7.length < 1){
const err24 = {instancePath:instancePath+"/Monthly/days",schemaPath:"#/oneOf/2/properties/Monthly/properties/days/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
var valid8 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs27 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err25 = {instancePath:instancePath+"/Monthly/days/" + i1,schemaPath:"#/oneOf/2/properties/Monthly/properties/days/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(errors === _errs27){
if(typeof data8 == "number"){
if(data8 > 31 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/Monthly/days/" + i1,schemaPath:"#/oneOf/2/properties/Monthly/properties/days/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31},message:"must be <= 31"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
if(data8 < 1 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/Monthly/days/" + i1,schemaPath:"#/oneOf/2/properties/Monthly/properties/days/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
if(!(formats2.validate(data8))){
const err28 = {instancePath:instancePath+"/Monthly/days/" + i1,schemaPath:"#/oneOf/2/properties/Monthly/properties/days/items/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
}
var valid8 = _errs27 === errors;
if(!valid8){
break;
}
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/Monthly/days",schemaPath:"#/oneOf/2/properties/Monthly/properties/days/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var valid7 = _errs25 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data6.hours !== undefined){
const _errs29 = errors;
if(!(validate235(data6.hours, {instancePath:instancePath+"/Monthly/hours",parentData:data6,parentDataProperty:"hours",rootData}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
var valid7 = _errs29 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
const err30 = {instancePath:instancePath+"/Monthly",schemaPath:"#/oneOf/2/properties/Monthly/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
var _valid0 = _errs19 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err32 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
validate234.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate234.errors = vErrors;
return errors === 0;
}

export function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.RecurrenceRule" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.frequency === undefined) && (missing0 = "frequency")) || ((data.interval === undefined) && (missing0 = "interval"))){
validate233.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "frequency") || (key0 === "interval"))){
validate233.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.frequency !== undefined){
const _errs2 = errors;
if(!(validate234(data.frequency, {instancePath:instancePath+"/frequency",parentData:data,parentDataProperty:"frequency",rootData}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interval !== undefined){
let data1 = data.interval;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate233.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 1000 || isNaN(data1)){
validate233.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate233.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data1))){
validate233.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate233.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate233.errors = vErrors;
return errors === 0;
}

export function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Schedule" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "timestamp_start") || (key0 === "timestamp_end")) || (key0 === "recurrence_rules"))){
validate232.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.timestamp_start !== undefined){
let data0 = data.timestamp_start;
const _errs2 = errors;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate232.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 8640000000000000 || isNaN(data0)){
validate232.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate232.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats72.validate(data0))){
validate232.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_end !== undefined){
let data1 = data.timestamp_end;
const _errs5 = errors;
const _errs6 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate232.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data1 == "number"){
if(data1 > 8640000000000000 || isNaN(data1)){
validate232.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate232.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats72.validate(data1))){
validate232.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recurrence_rules !== undefined){
let data2 = data.recurrence_rules;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
if(data2.length > 100){
validate232.errors = [{instancePath:instancePath+"/recurrence_rules",schemaPath:"#/properties/recurrence_rules/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate233(data2[i0], {instancePath:instancePath+"/recurrence_rules/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate232.errors = [{instancePath:instancePath+"/recurrence_rules",schemaPath:"#/properties/recurrence_rules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate232.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate232.errors = vErrors;
return errors === 0;
}

export function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.InstantiateTemplateRequest" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.template_owner_id === undefined) && (missing0 = "template_owner_id")) || ((data.template_id === undefined) && (missing0 = "template_id"))) || ((data.instance_owner_id === undefined) && (missing0 = "instance_owner_id"))) || ((data.instance_name === undefined) && (missing0 = "instance_name"))){
validate231.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "template_owner_id") || (key0 === "template_id")) || (key0 === "instance_owner_id")) || (key0 === "instance_name")) || (key0 === "instance_game_code")) || (key0 === "instance_desc")) || (key0 === "schedule"))){
validate231.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.template_owner_id !== undefined){
let data0 = data.template_owner_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 129){
validate231.errors = [{instancePath:instancePath+"/template_owner_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate231.errors = [{instancePath:instancePath+"/template_owner_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern20.test(data0)){
validate231.errors = [{instancePath:instancePath+"/template_owner_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/template_owner_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.template_id !== undefined){
let data1 = data.template_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate231.errors = [{instancePath:instancePath+"/template_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate231.errors = [{instancePath:instancePath+"/template_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate231.errors = [{instancePath:instancePath+"/template_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/template_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance_owner_id !== undefined){
let data2 = data.instance_owner_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func0(data2) > 129){
validate231.errors = [{instancePath:instancePath+"/instance_owner_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate231.errors = [{instancePath:instancePath+"/instance_owner_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern20.test(data2)){
validate231.errors = [{instancePath:instancePath+"/instance_owner_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/instance_owner_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance_name !== undefined){
let data3 = data.instance_name;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func0(data3) > 200){
validate231.errors = [{instancePath:instancePath+"/instance_name",schemaPath:"#/properties/instance_name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate231.errors = [{instancePath:instancePath+"/instance_name",schemaPath:"#/properties/instance_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/instance_name",schemaPath:"#/properties/instance_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance_game_code !== undefined){
let data4 = data.instance_game_code;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(func0(data4) > 64){
validate231.errors = [{instancePath:instancePath+"/instance_game_code",schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate231.errors = [{instancePath:instancePath+"/instance_game_code",schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern94.test(data4)){
validate231.errors = [{instancePath:instancePath+"/instance_game_code",schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/instance_game_code",schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance_desc !== undefined){
let data5 = data.instance_desc;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(func0(data5) > 2000){
validate231.errors = [{instancePath:instancePath+"/instance_desc",schemaPath:"#/properties/instance_desc/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func0(data5) < 0){
validate231.errors = [{instancePath:instancePath+"/instance_desc",schemaPath:"#/properties/instance_desc/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/instance_desc",schemaPath:"#/properties/instance_desc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schedule !== undefined){
const _errs18 = errors;
if(!(validate232(data.schedule, {instancePath:instancePath+"/schedule",parentData:data,parentDataProperty:"schedule",rootData}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate231.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate231.errors = vErrors;
return errors === 0;
}

export function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="instantiateTemplate.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate231(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
validate230.errors = vErrors;
return errors === 0;
}

export function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="previewTemplate.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate245.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate245.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate245.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.template_id === undefined) && (missing1 = "template_id")){
validate245.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(key1 === "template_id")){
validate245.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.template_id !== undefined){
let data2 = data1.template_id;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate245.errors = [{instancePath:instancePath+"/query/template_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate245.errors = [{instancePath:instancePath+"/query/template_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data2)){
validate245.errors = [{instancePath:instancePath+"/query/template_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate245.errors = [{instancePath:instancePath+"/query/template_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate245.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate245.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate245.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate245.errors = vErrors;
return errors === 0;
}

export function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.PublishTemplateRequest" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.owner_id === undefined) && (missing0 = "owner_id")) || ((data.template_id === undefined) && (missing0 = "template_id"))){
validate247.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "owner_id") || (key0 === "template_id")) || (key0 === "publish"))){
validate247.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.owner_id !== undefined){
let data0 = data.owner_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 129){
validate247.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate247.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern20.test(data0)){
validate247.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate247.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.template_id !== undefined){
let data1 = data.template_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate247.errors = [{instancePath:instancePath+"/template_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate247.errors = [{instancePath:instancePath+"/template_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate247.errors = [{instancePath:instancePath+"/template_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate247.errors = [{instancePath:instancePath+"/template_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.publish !== undefined){
const _errs8 = errors;
if(typeof data.publish !== "boolean"){
validate247.errors = [{instancePath:instancePath+"/publish",schemaPath:"#/properties/publish/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate247.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate247.errors = vErrors;
return errors === 0;
}

export function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="publishTemplate.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate247(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
errors = vErrors.length;
}
validate246.errors = vErrors;
return errors === 0;
}

export function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getTemplate.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate249.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.template_id === undefined) && (missing1 = "template_id")){
validate249.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "template_id")){
validate249.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.template_id !== undefined){
let data1 = data0.template_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate249.errors = [{instancePath:instancePath+"/path/template_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate249.errors = [{instancePath:instancePath+"/path/template_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate249.errors = [{instancePath:instancePath+"/path/template_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate249.errors = [{instancePath:instancePath+"/path/template_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate249.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
validate249.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate249.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate249.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate249.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate249.errors = vErrors;
return errors === 0;
}

export function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateTemplate.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate250.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.template_id === undefined) && (missing1 = "template_id")){
validate250.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "template_id")){
validate250.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.template_id !== undefined){
let data1 = data0.template_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate250.errors = [{instancePath:instancePath+"/path/template_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate250.errors = [{instancePath:instancePath+"/path/template_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate250.errors = [{instancePath:instancePath+"/path/template_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate250.errors = [{instancePath:instancePath+"/path/template_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate250.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
validate250.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate250.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["idempotency-key"] !== undefined){
let data4 = data3["idempotency-key"];
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func0(data4) > 128){
validate250.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate250.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data4)){
validate250.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate250.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"schemas.IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3["if-match"] !== undefined){
let data5 = data3["if-match"];
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(func0(data5) > 1024){
validate250.errors = [{instancePath:instancePath+"/header/if-match",schemaPath:"#/properties/header/properties/if-match/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func0(data5) < 1){
validate250.errors = [{instancePath:instancePath+"/header/if-match",schemaPath:"#/properties/header/properties/if-match/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern121.test(data5)){
validate250.errors = [{instancePath:instancePath+"/header/if-match",schemaPath:"#/properties/header/properties/if-match/pattern",keyword:"pattern",params:{pattern: "^(\\*|(W/)?\"[!#-~]*\"([ \\t]*,[ \\t]*(W/)?\"[!#-~]*\")*)$"},message:"must match pattern \""+"^(\\*|(W/)?\"[!#-~]*\"([ \\t]*,[ \\t]*(W/)?\"[!#-~]*\")*)$"+"\""}];
return false;
}
}
}
}
else {
validate250.errors = [{instancePath:instancePath+"/header/if-match",schemaPath:"#/properties/header/properties/if-match/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
}
}
else {
validate250.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate250.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate250.errors = vErrors;
return errors === 0;
}

export function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getContribution.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate251.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.contribution_id === undefined) && (missing1 = "contribution_id")){
validate251.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "contribution_id")){
validate251.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.contribution_id !== undefined){
let data1 = data0.contribution_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate251.errors = [{instancePath:instancePath+"/path/contribution_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate251.errors = [{instancePath:instancePath+"/path/contribution_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate251.errors = [{instancePath:instancePath+"/path/contribution_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate251.errors = [{instancePath:instancePath+"/path/contribution_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate251.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
validate251.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate251.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate251.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate251.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate251.errors = vErrors;
return errors === 0;
}

export function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getBrandCurrencies.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate252.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate252.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate252.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.brand_id === undefined) && (missing1 = "brand_id")){
validate252.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(key1 === "brand_id")){
validate252.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.brand_id !== undefined){
let data2 = data1.brand_id;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 129){
validate252.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data2) < 3){
validate252.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern62.test(data2)){
validate252.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate252.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate252.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate252.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate252.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate252.errors = vErrors;
return errors === 0;
}

export const pattern236 = new RegExp("^([A-Za-z0-9._-]{1,64}(,[A-Za-z0-9._-]{1,64}){0,99})?$", "u");

export function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getOperatorJackpot.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate253.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate253.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate253.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((data1.source_id === undefined) && (missing1 = "source_id")) || ((data1.brand_id === undefined) && (missing1 = "brand_id"))) || ((data1.player_id === undefined) && (missing1 = "player_id"))) || ((data1.country_code === undefined) && (missing1 = "country_code"))){
validate253.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(((((key1 === "source_id") || (key1 === "brand_id")) || (key1 === "player_id")) || (key1 === "country_code")) || (key1 === "segments"))){
validate253.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.source_id !== undefined){
let data2 = data1.source_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate253.errors = [{instancePath:instancePath+"/query/source_id",schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate253.errors = [{instancePath:instancePath+"/query/source_id",schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern94.test(data2)){
validate253.errors = [{instancePath:instancePath+"/query/source_id",schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate253.errors = [{instancePath:instancePath+"/query/source_id",schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.brand_id !== undefined){
let data3 = data1.brand_id;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func0(data3) > 129){
validate253.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data3) < 3){
validate253.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern62.test(data3)){
validate253.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate253.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.player_id !== undefined){
let data4 = data1.player_id;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(func0(data4) > 128){
validate253.errors = [{instancePath:instancePath+"/query/player_id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate253.errors = [{instancePath:instancePath+"/query/player_id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data4)){
validate253.errors = [{instancePath:instancePath+"/query/player_id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate253.errors = [{instancePath:instancePath+"/query/player_id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.country_code !== undefined){
let data5 = data1.country_code;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(func0(data5) > 6){
validate253.errors = [{instancePath:instancePath+"/query/country_code",schemaPath:"schemas.Country/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"}];
return false;
}
else {
if(func0(data5) < 2){
validate253.errors = [{instancePath:instancePath+"/query/country_code",schemaPath:"schemas.Country/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!pattern101.test(data5)){
validate253.errors = [{instancePath:instancePath+"/query/country_code",schemaPath:"schemas.Country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}(-[A-Z0-9]{1,3})?$"},message:"must match pattern \""+"^[A-Z]{2}(-[A-Z0-9]{1,3})?$"+"\""}];
return false;
}
}
}
}
else {
validate253.errors = [{instancePath:instancePath+"/query/country_code",schemaPath:"schemas.Country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.segments !== undefined){
let data6 = data1.segments;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(func0(data6) > 6500){
validate253.errors = [{instancePath:instancePath+"/query/segments",schemaPath:"#/properties/query/properties/segments/maxLength",keyword:"maxLength",params:{limit: 6500},message:"must NOT have more than 6500 characters"}];
return false;
}
else {
if(!pattern236.test(data6)){
validate253.errors = [{instancePath:instancePath+"/query/segments",schemaPath:"#/properties/query/properties/segments/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}(,[A-Za-z0-9._-]{1,64}){0,99})?$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}(,[A-Za-z0-9._-]{1,64}){0,99})?$"+"\""}];
return false;
}
}
}
else {
validate253.errors = [{instancePath:instancePath+"/query/segments",schemaPath:"#/properties/query/properties/segments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
else {
validate253.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data7 = data.header;
const _errs21 = errors;
if(errors === _errs21){
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate253.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate253.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate253.errors = vErrors;
return errors === 0;
}

export function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.OperatorOptIn" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.instance_id === undefined) && (missing0 = "instance_id")) || ((data.player_id === undefined) && (missing0 = "player_id"))) || ((data.brand_id === undefined) && (missing0 = "brand_id"))) || ((data.player_country === undefined) && (missing0 = "player_country"))) || ((data.opt_in === undefined) && (missing0 = "opt_in"))){
validate255.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "instance_id") || (key0 === "player_id")) || (key0 === "brand_id")) || (key0 === "player_country")) || (key0 === "opt_in")) || (key0 === "contribution_value")) || (key0 === "contribution_currency"))){
validate255.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.instance_id !== undefined){
let data0 = data.instance_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate255.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate255.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate255.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_id !== undefined){
let data1 = data.player_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 128){
validate255.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate255.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data1)){
validate255.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data2 = data.brand_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func0(data2) > 129){
validate255.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data2) < 3){
validate255.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern62.test(data2)){
validate255.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_country !== undefined){
let data3 = data.player_country;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func0(data3) > 6){
validate255.errors = [{instancePath:instancePath+"/player_country",schemaPath:"schemas.Country/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"}];
return false;
}
else {
if(func0(data3) < 2){
validate255.errors = [{instancePath:instancePath+"/player_country",schemaPath:"schemas.Country/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!pattern101.test(data3)){
validate255.errors = [{instancePath:instancePath+"/player_country",schemaPath:"schemas.Country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}(-[A-Z0-9]{1,3})?$"},message:"must match pattern \""+"^[A-Z]{2}(-[A-Z0-9]{1,3})?$"+"\""}];
return false;
}
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/player_country",schemaPath:"schemas.Country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opt_in !== undefined){
const _errs14 = errors;
if(typeof data.opt_in !== "boolean"){
validate255.errors = [{instancePath:instancePath+"/opt_in",schemaPath:"#/properties/opt_in/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_value !== undefined){
let data5 = data.contribution_value;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 == "number"){
if(data5 > 8000000000 || isNaN(data5)){
validate255.errors = [{instancePath:instancePath+"/contribution_value",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate255.errors = [{instancePath:instancePath+"/contribution_value",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats156.validate(data5))){
validate255.errors = [{instancePath:instancePath+"/contribution_value",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/contribution_value",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_currency !== undefined){
let data6 = data.contribution_currency;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data6 === "string"){
if(func0(data6) > 3){
validate255.errors = [{instancePath:instancePath+"/contribution_currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data6) < 3){
validate255.errors = [{instancePath:instancePath+"/contribution_currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern64.test(data6)){
validate255.errors = [{instancePath:instancePath+"/contribution_currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/contribution_currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate255.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate255.errors = vErrors;
return errors === 0;
}

export function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setOperatorOptIn.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate255(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
errors = vErrors.length;
}
validate254.errors = vErrors;
return errors === 0;
}

export const schema402 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"owner_id":{"type":"string","maxLength":129,"pattern":"^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"},"name":{"type":"string","minLength":0,"maxLength":200},"page":{"default":0,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}]},"limit":{"default":50,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":500}]},"sort_field":{"default":"source_id","type":"string","enum":["source_id","source_name","owner_id"]},"sort_direction":{"default":1,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","enum":[1,-1]}]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}},"$id":"listOperatorSources.params"};

export function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listOperatorSources.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate257.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate257.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate257.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.page === undefined){
data1.page = 0;
}
if(data1.limit === undefined){
data1.limit = 50;
}
if(data1.sort_field === undefined){
data1.sort_field = "source_id";
}
if(data1.sort_direction === undefined){
data1.sort_direction = 1;
}
const _errs6 = errors;
for(const key1 in data1){
if(!((((((key1 === "owner_id") || (key1 === "name")) || (key1 === "page")) || (key1 === "limit")) || (key1 === "sort_field")) || (key1 === "sort_direction"))){
validate257.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.owner_id !== undefined){
let data2 = data1.owner_id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 129){
validate257.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(!pattern49.test(data2)){
validate257.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"+"\""}];
return false;
}
}
}
else {
validate257.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.name !== undefined){
let data3 = data1.name;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 200){
validate257.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data3) < 0){
validate257.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate257.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data4 = data1.page;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
validate257.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid2 = _errs12 === errors;
if(valid2){
const _errs13 = errors;
const read0 = func22(data4);
data4 = read0;
if(data1 !== undefined){
data1["page"] = data4;
}
var valid2 = _errs13 === errors;
if(valid2){
const _errs14 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate257.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate257.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate257.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data4))){
validate257.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid2 = _errs14 === errors;
}
}
var valid1 = _errs11 === errors;
if(valid1){
let data5 = data1.limit;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
validate257.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid3 = _errs17 === errors;
if(valid3){
const _errs18 = errors;
const read1 = func22(data5);
data5 = read1;
if(data1 !== undefined){
data1["limit"] = data5;
}
var valid3 = _errs18 === errors;
if(valid3){
const _errs19 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate257.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if(typeof data5 == "number"){
if(data5 > 500 || isNaN(data5)){
validate257.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate257.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data5))){
validate257.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs19 === errors;
}
}
var valid1 = _errs16 === errors;
if(valid1){
let data6 = data1.sort_field;
const _errs21 = errors;
if(typeof data6 !== "string"){
validate257.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data6 === "source_id") || (data6 === "source_name")) || (data6 === "owner_id"))){
validate257.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/enum",keyword:"enum",params:{allowedValues: schema402.properties.query.properties.sort_field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(valid1){
let data7 = data1.sort_direction;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
validate257.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid4 = _errs24 === errors;
if(valid4){
const _errs25 = errors;
const read2 = func22(data7);
data7 = read2;
if(data1 !== undefined){
data1["sort_direction"] = data7;
}
var valid4 = _errs25 === errors;
if(valid4){
const _errs26 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate257.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data7 === 1) || (data7 === -1))){
validate257.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/enum",keyword:"enum",params:{allowedValues: schema402.properties.query.properties.sort_direction.allOf[2].enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs26){
if(typeof data7 == "number"){
if(!(formats2.validate(data7))){
validate257.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
var valid4 = _errs26 === errors;
}
}
var valid1 = _errs23 === errors;
}
}
}
}
}
}
}
else {
validate257.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data8 = data.header;
const _errs28 = errors;
if(errors === _errs28){
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
validate257.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate257.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate257.errors = vErrors;
return errors === 0;
}

export const schema405 = {"type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"schemas.SourceId"},"type":{"type":"string","enum":["instance","source"]}},"$id":"schemas.ContributionTarget"};

export function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.ContributionTarget" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))){
validate260.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "type"))){
validate260.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate260.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate260.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern94.test(data0)){
validate260.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate260.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate260.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "instance") || (data1 === "source"))){
validate260.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema405.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate260.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate260.errors = vErrors;
return errors === 0;
}

export const schema407 = {"type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"schemas.GameroundId"},"type":{"type":"string","enum":["gameround","deposit","sportsbet","promotion","other"]}},"$id":"schemas.SourceOfContribution"};

export function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.SourceOfContribution" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))){
validate262.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "type"))){
validate262.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate262.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.GameroundId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate262.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.GameroundId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate262.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.GameroundId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate262.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.GameroundId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate262.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data1 === "gameround") || (data1 === "deposit")) || (data1 === "sportsbet")) || (data1 === "promotion")) || (data1 === "other"))){
validate262.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema407.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate262.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate262.errors = vErrors;
return errors === 0;
}

export const pattern249 = new RegExp("^([A-Za-z0-9._-]{1,64}:)?[A-Za-z0-9._-]{1,64}$", "u");

export function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.ContributingPlayer" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.token === undefined) && (missing0 = "token"))) || ((data.country === undefined) && (missing0 = "country"))) || ((data.brand_id === undefined) && (missing0 = "brand_id"))){
validate264.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "token")) || (key0 === "country")) || (key0 === "brand_id")) || (key0 === "segments"))){
validate264.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate264.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate264.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate264.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate264.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
let data1 = data.token;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 4096){
validate264.errors = [{instancePath:instancePath+"/token",schemaPath:"schemas.SessionToken/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate264.errors = [{instancePath:instancePath+"/token",schemaPath:"schemas.SessionToken/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data1)){
validate264.errors = [{instancePath:instancePath+"/token",schemaPath:"schemas.SessionToken/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate264.errors = [{instancePath:instancePath+"/token",schemaPath:"schemas.SessionToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country !== undefined){
let data2 = data.country;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func0(data2) > 6){
validate264.errors = [{instancePath:instancePath+"/country",schemaPath:"schemas.Country/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"}];
return false;
}
else {
if(func0(data2) < 2){
validate264.errors = [{instancePath:instancePath+"/country",schemaPath:"schemas.Country/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!pattern101.test(data2)){
validate264.errors = [{instancePath:instancePath+"/country",schemaPath:"schemas.Country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}(-[A-Z0-9]{1,3})?$"},message:"must match pattern \""+"^[A-Z]{2}(-[A-Z0-9]{1,3})?$"+"\""}];
return false;
}
}
}
}
else {
validate264.errors = [{instancePath:instancePath+"/country",schemaPath:"schemas.Country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data3 = data.brand_id;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func0(data3) > 129){
validate264.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandReference/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate264.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern249.test(data3)){
validate264.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandReference/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}:)?[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}:)?[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate264.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.segments !== undefined){
let data4 = data.segments;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data4)){
if(data4.length > 100){
validate264.errors = [{instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid5 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(func0(data5) > 64){
validate264.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data5) < 1){
validate264.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data5)){
validate264.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate264.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs16 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate264.errors = [{instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate264.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate264.errors = vErrors;
return errors === 0;
}

export function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.MoneyValue" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.currency === undefined) && (missing0 = "currency")) || ((data.value === undefined) && (missing0 = "value"))){
validate266.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "currency") || (key0 === "value"))){
validate266.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.currency !== undefined){
let data0 = data.currency;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 3){
validate266.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data0) < 3){
validate266.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern64.test(data0)){
validate266.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate266.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 == "number"){
if(data1 > 8000000000 || isNaN(data1)){
validate266.errors = [{instancePath:instancePath+"/value",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate266.errors = [{instancePath:instancePath+"/value",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats156.validate(data1))){
validate266.errors = [{instancePath:instancePath+"/value",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate266.errors = [{instancePath:instancePath+"/value",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate266.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate266.errors = vErrors;
return errors === 0;
}

export function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.ContributionOptions" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "vertical_id") || (key0 === "allow_linked_contributions")) || (key0 === "callback")) || (key0 === "idempotency_key"))){
validate268.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.vertical_id !== undefined){
let data0 = data.vertical_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate268.errors = [{instancePath:instancePath+"/vertical_id",schemaPath:"#/properties/vertical_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate268.errors = [{instancePath:instancePath+"/vertical_id",schemaPath:"#/properties/vertical_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate268.errors = [{instancePath:instancePath+"/vertical_id",schemaPath:"#/properties/vertical_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow_linked_contributions !== undefined){
const _errs4 = errors;
if(typeof data.allow_linked_contributions !== "boolean"){
validate268.errors = [{instancePath:instancePath+"/allow_linked_contributions",schemaPath:"#/properties/allow_linked_contributions/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback !== undefined){
const _errs6 = errors;
if(!(validate112(data.callback, {instancePath:instancePath+"/callback",parentData:data,parentDataProperty:"callback",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idempotency_key !== undefined){
let data3 = data.idempotency_key;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func0(data3) > 128){
validate268.errors = [{instancePath:instancePath+"/idempotency_key",schemaPath:"schemas.IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate268.errors = [{instancePath:instancePath+"/idempotency_key",schemaPath:"schemas.IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate268.errors = [{instancePath:instancePath+"/idempotency_key",schemaPath:"schemas.IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate268.errors = [{instancePath:instancePath+"/idempotency_key",schemaPath:"schemas.IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate268.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate268.errors = vErrors;
return errors === 0;
}

export function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.ContributionToTarget" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.target === undefined) && (missing0 = "target")) || ((data.source === undefined) && (missing0 = "source"))) || ((data.operator_id === undefined) && (missing0 = "operator_id"))) || ((data.player === undefined) && (missing0 = "player"))) || ((data.base_wager === undefined) && (missing0 = "base_wager"))){
validate259.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "target") || (key0 === "source")) || (key0 === "operator_id")) || (key0 === "player")) || (key0 === "base_wager")) || (key0 === "metadata")) || (key0 === "event_metadata")) || (key0 === "options"))){
validate259.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.target !== undefined){
const _errs2 = errors;
if(!(validate260(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs3 = errors;
if(!(validate262(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operator_id !== undefined){
let data2 = data.operator_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate259.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate259.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data2)){
validate259.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate259.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player !== undefined){
const _errs7 = errors;
if(!(validate264(data.player, {instancePath:instancePath+"/player",parentData:data,parentDataProperty:"player",rootData}))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base_wager !== undefined){
const _errs8 = errors;
if(!(validate266(data.base_wager, {instancePath:instancePath+"/base_wager",parentData:data,parentDataProperty:"base_wager",rootData}))){
vErrors = vErrors === null ? validate266.errors : vErrors.concat(validate266.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs9 = errors;
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_metadata !== undefined){
const _errs10 = errors;
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
const _errs11 = errors;
if(!(validate268(data.options, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate259.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate259.errors = vErrors;
return errors === 0;
}

export function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="contributeToTarget.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate259(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
errors = vErrors.length;
}
validate258.errors = vErrors;
return errors === 0;
}

export function validate275(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.TargetPlayer" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.country === undefined) && (missing0 = "country"))) || ((data.brand_id === undefined) && (missing0 = "brand_id"))){
validate275.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "country")) || (key0 === "brand_id")) || (key0 === "segments"))){
validate275.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate275.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate275.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate275.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate275.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country !== undefined){
let data1 = data.country;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 6){
validate275.errors = [{instancePath:instancePath+"/country",schemaPath:"schemas.Country/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"}];
return false;
}
else {
if(func0(data1) < 2){
validate275.errors = [{instancePath:instancePath+"/country",schemaPath:"schemas.Country/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!pattern101.test(data1)){
validate275.errors = [{instancePath:instancePath+"/country",schemaPath:"schemas.Country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}(-[A-Z0-9]{1,3})?$"},message:"must match pattern \""+"^[A-Z]{2}(-[A-Z0-9]{1,3})?$"+"\""}];
return false;
}
}
}
}
else {
validate275.errors = [{instancePath:instancePath+"/country",schemaPath:"schemas.Country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data2 = data.brand_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func0(data2) > 129){
validate275.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandReference/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate275.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern249.test(data2)){
validate275.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandReference/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}:)?[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}:)?[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate275.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.segments !== undefined){
let data3 = data.segments;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data3)){
if(data3.length > 100){
validate275.errors = [{instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(func0(data4) > 64){
validate275.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate275.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data4)){
validate275.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate275.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate275.errors = [{instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate275.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate275.errors = vErrors;
return errors === 0;
}

export function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.TargetOptIn" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.target === undefined) && (missing0 = "target")) || ((data.operator_id === undefined) && (missing0 = "operator_id"))) || ((data.player === undefined) && (missing0 = "player"))) || ((data.opt_in === undefined) && (missing0 = "opt_in"))){
validate273.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "target") || (key0 === "operator_id")) || (key0 === "player")) || (key0 === "contribution_preference")) || (key0 === "opt_in")) || (key0 === "opt_linked"))){
validate273.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.target !== undefined){
const _errs2 = errors;
if(!(validate260(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operator_id !== undefined){
let data1 = data.operator_id;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate273.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate273.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate273.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate273.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player !== undefined){
const _errs6 = errors;
if(!(validate275(data.player, {instancePath:instancePath+"/player",parentData:data,parentDataProperty:"player",rootData}))){
vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_preference !== undefined){
const _errs7 = errors;
if(!(validate266(data.contribution_preference, {instancePath:instancePath+"/contribution_preference",parentData:data,parentDataProperty:"contribution_preference",rootData}))){
vErrors = vErrors === null ? validate266.errors : vErrors.concat(validate266.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opt_in !== undefined){
const _errs8 = errors;
if(typeof data.opt_in !== "boolean"){
validate273.errors = [{instancePath:instancePath+"/opt_in",schemaPath:"#/properties/opt_in/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opt_linked !== undefined){
const _errs10 = errors;
if(typeof data.opt_linked !== "boolean"){
validate273.errors = [{instancePath:instancePath+"/opt_linked",schemaPath:"#/properties/opt_linked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate273.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate273.errors = vErrors;
return errors === 0;
}

export function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setTargetOptIn.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate273(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
validate272.errors = vErrors;
return errors === 0;
}

export function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.WinnersOfTarget" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.operator_id === undefined) && (missing0 = "operator_id")) || ((data.target === undefined) && (missing0 = "target"))) || ((data.player === undefined) && (missing0 = "player"))){
validate280.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "operator_id") || (key0 === "target")) || (key0 === "player")) || (key0 === "limit")) || (key0 === "winners_for_player_brand"))){
validate280.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.operator_id !== undefined){
let data0 = data.operator_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate280.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate280.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate280.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate280.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
const _errs5 = errors;
if(!(validate260(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player !== undefined){
const _errs6 = errors;
if(!(validate275(data.player, {instancePath:instancePath+"/player",parentData:data,parentDataProperty:"player",rootData}))){
vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined){
let data3 = data.limit;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate280.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 500 || isNaN(data3)){
validate280.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate280.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data3))){
validate280.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.winners_for_player_brand !== undefined){
const _errs9 = errors;
if(typeof data.winners_for_player_brand !== "boolean"){
validate280.errors = [{instancePath:instancePath+"/winners_for_player_brand",schemaPath:"#/properties/winners_for_player_brand/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate280.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate280.errors = vErrors;
return errors === 0;
}

export function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listTargetWinners.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate280(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
validate279.errors = vErrors;
return errors === 0;
}

export function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listWinners.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate284.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate284.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate284.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.limit === undefined){
data1.limit = 50;
}
let missing1;
if((data1.instance_id === undefined) && (missing1 = "instance_id")){
validate284.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(((key1 === "instance_id") || (key1 === "limit")) || (key1 === "brand_id"))){
validate284.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.instance_id !== undefined){
let data2 = data1.instance_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate284.errors = [{instancePath:instancePath+"/query/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate284.errors = [{instancePath:instancePath+"/query/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data2)){
validate284.errors = [{instancePath:instancePath+"/query/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate284.errors = [{instancePath:instancePath+"/query/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data3 = data1.limit;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
validate284.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid3 = _errs11 === errors;
if(valid3){
const _errs12 = errors;
const read0 = func22(data3);
data3 = read0;
if(data1 !== undefined){
data1["limit"] = data3;
}
var valid3 = _errs12 === errors;
if(valid3){
const _errs13 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate284.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data3 == "number"){
if(data3 > 500 || isNaN(data3)){
validate284.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate284.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data3))){
validate284.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs13 === errors;
}
}
var valid1 = _errs10 === errors;
if(valid1){
if(data1.brand_id !== undefined){
let data4 = data1.brand_id;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(func0(data4) > 129){
validate284.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"#/properties/query/properties/brand_id/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(!pattern173.test(data4)){
validate284.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"#/properties/query/properties/brand_id/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
else {
validate284.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"#/properties/query/properties/brand_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate284.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data5 = data.header;
const _errs17 = errors;
if(errors === _errs17){
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate284.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate284.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate284.errors = vErrors;
return errors === 0;
}

export function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.AwardFreespins" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.request_id === undefined) && (missing0 = "request_id")) || ((data.instance_id === undefined) && (missing0 = "instance_id"))) || ((data.operator_id === undefined) && (missing0 = "operator_id"))) || ((data.brand_id === undefined) && (missing0 = "brand_id"))) || ((data.players === undefined) && (missing0 = "players"))){
validate286.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "request_id") || (key0 === "instance_id")) || (key0 === "operator_id")) || (key0 === "brand_id")) || (key0 === "players")) || (key0 === "promo_id"))){
validate286.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.request_id !== undefined){
let data0 = data.request_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate286.errors = [{instancePath:instancePath+"/request_id",schemaPath:"schemas.IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate286.errors = [{instancePath:instancePath+"/request_id",schemaPath:"schemas.IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate286.errors = [{instancePath:instancePath+"/request_id",schemaPath:"schemas.IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate286.errors = [{instancePath:instancePath+"/request_id",schemaPath:"schemas.IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance_id !== undefined){
let data1 = data.instance_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate286.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate286.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate286.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate286.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operator_id !== undefined){
let data2 = data.operator_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate286.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate286.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data2)){
validate286.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate286.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data3 = data.brand_id;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func0(data3) > 129){
validate286.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandReference/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate286.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern249.test(data3)){
validate286.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandReference/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}:)?[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}:)?[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate286.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.players !== undefined){
let data4 = data.players;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data4)){
if(data4.length > 10000){
validate286.errors = [{instancePath:instancePath+"/players",schemaPath:"#/properties/players/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"}];
return false;
}
else {
if(data4.length < 1){
validate286.errors = [{instancePath:instancePath+"/players",schemaPath:"#/properties/players/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid5 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(func0(data5) > 128){
validate286.errors = [{instancePath:instancePath+"/players/" + i0,schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data5) < 1){
validate286.errors = [{instancePath:instancePath+"/players/" + i0,schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data5)){
validate286.errors = [{instancePath:instancePath+"/players/" + i0,schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate286.errors = [{instancePath:instancePath+"/players/" + i0,schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs16 === errors;
if(!valid5){
break;
}
}
}
}
}
else {
validate286.errors = [{instancePath:instancePath+"/players",schemaPath:"#/properties/players/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promo_id !== undefined){
let data6 = data.promo_id;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data6 === "string"){
if(func0(data6) > 128){
validate286.errors = [{instancePath:instancePath+"/promo_id",schemaPath:"schemas.PromoId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data6) < 1){
validate286.errors = [{instancePath:instancePath+"/promo_id",schemaPath:"schemas.PromoId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate286.errors = [{instancePath:instancePath+"/promo_id",schemaPath:"schemas.PromoId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate286.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate286.errors = vErrors;
return errors === 0;
}

export function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="awardFreespins.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate286(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
errors = vErrors.length;
}
validate285.errors = vErrors;
return errors === 0;
}

export const schema445 = {"type":"object","additionalProperties":false,"required":["request_id","operator_id","brand_id","players","bonus"],"properties":{"request_id":{"$ref":"schemas.IdempotencyKey"},"operator_id":{"$ref":"schemas.OperatorId"},"brand_id":{"$ref":"schemas.BrandReference"},"players":{"type":"array","minItems":1,"maxItems":10000,"items":{"$ref":"schemas.PlayerId"}},"available_for":{"type":"array","maxItems":100,"items":{"$ref":"schemas.GameBonusDetails"}},"bonus_name":{"$ref":"schemas.BonusName"},"bonus":{"$ref":"schemas.FreespinType"},"promo_id":{"$ref":"schemas.PromoId"},"timestamp_bonus_expires":{"$ref":"schemas.Timestamp"}},"$id":"schemas.AwardBonus"};

export function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.GameBonusDetails" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.provider_id === undefined) && (missing0 = "provider_id")) || ((data.game_ids === undefined) && (missing0 = "game_ids"))){
validate290.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "provider_id") || (key0 === "game_ids"))){
validate290.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.provider_id !== undefined){
let data0 = data.provider_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate290.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate290.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate290.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate290.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.game_ids !== undefined){
let data1 = data.game_ids;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 100){
validate290.errors = [{instancePath:instancePath+"/game_ids",schemaPath:"#/properties/game_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate290.errors = [{instancePath:instancePath+"/game_ids/" + i0,schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate290.errors = [{instancePath:instancePath+"/game_ids/" + i0,schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern94.test(data2)){
validate290.errors = [{instancePath:instancePath+"/game_ids/" + i0,schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate290.errors = [{instancePath:instancePath+"/game_ids/" + i0,schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate290.errors = [{instancePath:instancePath+"/game_ids",schemaPath:"#/properties/game_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate290.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate290.errors = vErrors;
return errors === 0;
}

export const schema454 = {"type":"object","additionalProperties":false,"required":["currency","amount","type"],"properties":{"currency":{"$ref":"schemas.Currency"},"amount":{"type":"string","maxLength":20,"pattern":"^(?=.*[1-9])([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},"type":{"type":"string","enum":["Variable","Fixed"]},"count":{"type":"integer","format":"int32","minimum":1,"maximum":10000}},"$id":"schemas.FreespinType"};

export const pattern273 = new RegExp("^(?=.*[1-9])([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$", "u");

export function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.FreespinType" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.currency === undefined) && (missing0 = "currency")) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.type === undefined) && (missing0 = "type"))){
validate292.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "currency") || (key0 === "amount")) || (key0 === "type")) || (key0 === "count"))){
validate292.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.currency !== undefined){
let data0 = data.currency;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 3){
validate292.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data0) < 3){
validate292.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern64.test(data0)){
validate292.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate292.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data1 = data.amount;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 20){
validate292.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern273.test(data1)){
validate292.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^(?=.*[1-9])([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^(?=.*[1-9])([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate292.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate292.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "Variable") || (data2 === "Fixed"))){
validate292.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema454.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data3 = data.count;
const _errs9 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate292.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data3 == "number"){
if(data3 > 10000 || isNaN(data3)){
validate292.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate292.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data3))){
validate292.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate292.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate292.errors = vErrors;
return errors === 0;
}

export function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.AwardBonus" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.request_id === undefined) && (missing0 = "request_id")) || ((data.operator_id === undefined) && (missing0 = "operator_id"))) || ((data.brand_id === undefined) && (missing0 = "brand_id"))) || ((data.players === undefined) && (missing0 = "players"))) || ((data.bonus === undefined) && (missing0 = "bonus"))){
validate289.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func27.call(schema445.properties, key0))){
validate289.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.request_id !== undefined){
let data0 = data.request_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate289.errors = [{instancePath:instancePath+"/request_id",schemaPath:"schemas.IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate289.errors = [{instancePath:instancePath+"/request_id",schemaPath:"schemas.IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate289.errors = [{instancePath:instancePath+"/request_id",schemaPath:"schemas.IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate289.errors = [{instancePath:instancePath+"/request_id",schemaPath:"schemas.IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operator_id !== undefined){
let data1 = data.operator_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate289.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate289.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate289.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate289.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data2 = data.brand_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func0(data2) > 129){
validate289.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandReference/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate289.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern249.test(data2)){
validate289.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandReference/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}:)?[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}:)?[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate289.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.players !== undefined){
let data3 = data.players;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data3)){
if(data3.length > 10000){
validate289.errors = [{instancePath:instancePath+"/players",schemaPath:"#/properties/players/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"}];
return false;
}
else {
if(data3.length < 1){
validate289.errors = [{instancePath:instancePath+"/players",schemaPath:"#/properties/players/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(func0(data4) > 128){
validate289.errors = [{instancePath:instancePath+"/players/" + i0,schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate289.errors = [{instancePath:instancePath+"/players/" + i0,schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data4)){
validate289.errors = [{instancePath:instancePath+"/players/" + i0,schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate289.errors = [{instancePath:instancePath+"/players/" + i0,schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
validate289.errors = [{instancePath:instancePath+"/players",schemaPath:"#/properties/players/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.available_for !== undefined){
let data5 = data.available_for;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data5)){
if(data5.length > 100){
validate289.errors = [{instancePath:instancePath+"/available_for",schemaPath:"#/properties/available_for/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid6 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs18 = errors;
if(!(validate290(data5[i1], {instancePath:instancePath+"/available_for/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
var valid6 = _errs18 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate289.errors = [{instancePath:instancePath+"/available_for",schemaPath:"#/properties/available_for/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bonus_name !== undefined){
let data7 = data.bonus_name;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data7 === "string"){
if(func0(data7) > 200){
validate289.errors = [{instancePath:instancePath+"/bonus_name",schemaPath:"schemas.BonusName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data7) < 1){
validate289.errors = [{instancePath:instancePath+"/bonus_name",schemaPath:"schemas.BonusName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate289.errors = [{instancePath:instancePath+"/bonus_name",schemaPath:"schemas.BonusName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bonus !== undefined){
const _errs22 = errors;
if(!(validate292(data.bonus, {instancePath:instancePath+"/bonus",parentData:data,parentDataProperty:"bonus",rootData}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promo_id !== undefined){
let data9 = data.promo_id;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data9 === "string"){
if(func0(data9) > 128){
validate289.errors = [{instancePath:instancePath+"/promo_id",schemaPath:"schemas.PromoId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data9) < 1){
validate289.errors = [{instancePath:instancePath+"/promo_id",schemaPath:"schemas.PromoId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate289.errors = [{instancePath:instancePath+"/promo_id",schemaPath:"schemas.PromoId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_bonus_expires !== undefined){
let data10 = data.timestamp_bonus_expires;
const _errs26 = errors;
const _errs27 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate289.errors = [{instancePath:instancePath+"/timestamp_bonus_expires",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs27){
if(typeof data10 == "number"){
if(data10 > 8640000000000000 || isNaN(data10)){
validate289.errors = [{instancePath:instancePath+"/timestamp_bonus_expires",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate289.errors = [{instancePath:instancePath+"/timestamp_bonus_expires",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats72.validate(data10))){
validate289.errors = [{instancePath:instancePath+"/timestamp_bonus_expires",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate289.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate289.errors = vErrors;
return errors === 0;
}

export function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="awardBonus.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate289(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
validate288.errors = vErrors;
return errors === 0;
}

export const schema458 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"id":{"type":"string","maxLength":64,"pattern":"^[A-Za-z0-9._-]*$"},"name":{"type":"string","minLength":0,"maxLength":200},"operator_id":{"type":"string","maxLength":64,"pattern":"^[A-Za-z0-9._-]*$"},"page":{"default":0,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}]},"limit":{"default":50,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":500}]},"sort_field":{"default":"timestamp_start","type":"string","enum":["timestamp_start","timestamp_end","name","id"]},"sort_direction":{"default":1,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","enum":[1,-1]}]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}},"$id":"listFreespinInstances.params"};
